/**
 * The owner's data in the built pages: sections with their order and number of items, figures, fares and links.
 * No words that a writer may change, except the labels that say what a figure counts.
 */
import {expect, test} from 'vitest';

import {today} from '../../src/clock';
import {contact, links, social, stores} from '../../src/company/contact';
import {bookingPath, formatRupees, rentalKeys, rentals} from '../../src/company/fares';
import {figures, type Figure, type FigureKey} from '../../src/company/figures';
import {headerActions, languageLinks, searchLink} from '../../src/company/navigation';
import {places, towns} from '../../src/company/places';
import {perPage} from '../../src/newsroom/build/lists';
import {furtherPages, languageRoutes, routeTable, type Route} from '../support/routes';
import {pageAt, pages, plain, readable, type Page} from './pages';

/** Images without their versions at dusk, which the dark theme shows instead. */
const dayImage = '.media:not(.media--dusk) img';

/** A section of a page: something that only this section has, and how many elements match each selector in it. */
type Section = readonly [has: string, counts?: Readonly<Record<string, number>>];

/** The sections that the specification asks for, in the page's order. Pages may have others between them. */
const sections: Partial<Record<Route, readonly Section[]>> = {
  '/': [
    ['h1', {[dayImage]: 1}],
    ['dl', {dt: 3}],
    ['a[href="/ride#airport"]', {h3: 3, [dayImage]: 3}],
    ['#map'],
    ['#book', {'ol > li': 4, 'input[name="rental"]': 5}],
    ['#fleet', {h3: 3, [dayImage]: 3}],
    [
      'blockquote',
      {blockquote: 3, '[role="img"][aria-label^="5 "]': 3, 'blockquote + * b + span': 3},
    ],
    ['a[href="/business#tourism"]', {h3: 3}],
    ['li:has(svg):has(h3)', {'li:has(svg):has(h3)': 4}],
    ['#download'],
    ['a[href="/about"]', {'a[href="#book"]': 1}],
  ],
  '/about': [['h1'], ['dl', {dt: 4}], ['#values', {h3: 3}], ['#journey']],
  '/ride': [
    ['h1', {'a[href^="#"]': 5}],
    ...rentalKeys.slice(0, 3).map(rentalSection),
    ['#climb'],
    ...rentalKeys.slice(3).map(rentalSection),
    ['#map'],
  ],
  '/drive': [
    ['h1'],
    ['#benefits', {h3: 4}],
    ['#requirements', {li: 6}],
    ['#how-to-join', {h3: 4, [`a[href^="${links.whatsapp}"]`]: 1}],
    ['blockquote'],
  ],
  '/commercial': [['h1'], ['#features', {h3: 4}], ['#vehicles', {li: 2}], ['blockquote']],
  '/charge': [
    [
      'form#partner',
      {
        ':is([name="name"], [type="tel"], [type="email"], textarea)[required]': 4,
        'button[type="submit"]': 1,
      },
    ],
    ['dl', {'dl > div:has(svg)': 4}],
    [':is(div, ol, ul)[aria-hidden="true"]', {':is(div, ol, ul)[aria-hidden="true"] > *': 16}],
    ['li h3', {'li h3': 7}],
  ],
  '/business': [
    ['h1', {dt: 3, 'ul [role="img"]': 6}],
    ['#why', {h3: 9}],
    ['img', {[dayImage]: 3}],
    ['#employee-transport', {h3: 2}],
    ['#tourism', {h3: 5}],
    ['ol', {'ol > li': 4}],
    ['#ecosystem', {h3: 4}],
    ['img', {[dayImage]: 8}],
    ['h3', {h3: 5}],
    ['blockquote', {blockquote: 4, ':has(> blockquote) :is(svg, img)': 4, 'b + span': 4}],
    ['#faq-offering', {summary: 6, 'details > summary + *': 6}],
    ['li', {li: 12, '[role="img"][aria-label]': 6}], // six clients, shown twice and read out once
    ['#contact'],
  ],
  '/what-we-do': [
    ['h1'],
    ['#vision'],
    ['#mission', {h3: 3}],
    ['h2:not([id])', {h2: 2}],
    ['#vehicles', {h3: 6, 'h3 + p': 6, [dayImage]: 6}],
  ],
  '/sustainability': [['h1'], ['#saved', {dt: 2}]],
  '/search': [['h1', {form: 0}]], // its form needs JavaScript
  '/news': [
    ['h1', {'article:has(h2):has(time):has(img):has(p)': 1, 'article:has(h3)': 3}],
    ['li', {'li:has(h3):has(img):has(a)': 3}],
    [
      '#press',
      {
        'li:has(h3):has(a)': perPage['press-release'],
        'nav [aria-current="page"]': 1,
        'nav button:disabled': 1,
        'nav a[rel="next"]': 1,
      },
    ],
  ],
};

function rentalSection(rental: (typeof rentalKeys)[number]): Section {
  return [`#${rental}`, {h2: 1, img: 1, [`a[href="${bookingPath(rental)}"]`]: 1}];
}

test.each(Object.entries(sections))('%s has its sections in order', (route, expected) => {
  const {$} = pageAt(route);
  const found = $('main > *').toArray();
  let position = 0;
  for (const [has, counts = {}] of expected) {
    const index = found.findIndex(
      (element, at) => at >= position && ($(element).is(has) || $(element).find(has).length > 0),
    );
    expect(index, `${has} after section ${position} of main`).toBeGreaterThanOrEqual(position);
    const actual = Object.keys(counts).map((each) => [each, $(found[index]).find(each).length]);
    expect(Object.fromEntries(actual), has).toEqual(counts);
    position = index + 1;
  }
});

const saved = {
  cleanKilometres: 'clean kilometres',
  carbonSaved: 'tonnes of carbon saved by rides',
};

const figureLabels: Partial<Record<Route, Partial<Record<FigureKey, string>>>> = {
  '/': {happyRiders: 'happy riders', ...saved},
  '/about': {
    yearsOfService: 'years of service',
    activeUsers: 'active users',
    cities: 'cities served',
    electricVehicles: 'electric vehicles in our fleet',
  },
  '/business': {
    corporateClients: 'corporate clients served',
    support: 'support',
    satisfaction: 'client satisfaction',
  },
  '/charge': {
    co2Saved: 'tonnes of co2 saved by charging',
    chargingSessions: 'charging sessions in partner networks',
    chargingStations: 'charging stations in partner networks',
    chargingHours: 'charging hours in partner networks',
  },
  '/sustainability': saved,
};

test.each(Object.entries(figureLabels))('%s says what its figures count', (route, labels) => {
  const page = pageAt(route);
  const pairs = page.$('main dl > div').map((_, pair) => plain(readable(page, pair)));
  const expected = Object.entries(labels).map(([key, label]) => {
    const {value, suffix = ''}: Figure = figures[key as FigureKey];
    return `${label} ${plain(value + suffix)}`;
  });
  expect(pairs.get()).toEqual(expected);
});

const fares = rentalKeys.map((key) => rentals[key]);
const {shillong} = rentals;
const fareOf = ({from}: {from: number}) => formatRupees(from);

test.each([
  ['/', '#book label:has([name="rental"])', fares],
  ['/ride', 'main > section:has(a[href*="?rental="])', fares],
  ['/', 'li:has(a[href^="/ride#"]):has(img)', fares.slice(0, 3)],
  ['/', '#map li:has(.price)', [{...rentals.interdistrict, name: towns.join(', ')}, shillong]],
])('%s shows in %s each name with its fare, in order', (route, selector, expected) => {
  const page = pageAt(route);
  const parts = page.$(selector).toArray();
  expect(parts.map((part) => plain(readable(page, part)))).toEqual(
    expected.map((each) => {
      const pattern = new RegExp(`${plain(each.name)}.*${fareOf(each)}`);
      return expect.stringMatching(pattern) as string;
    }),
  );
});

test('the map and the list below it name every place', () => {
  const page = pageAt('/');
  const names = places.map(({name}) => name);
  // The list is for the keyboard and screen readers
  expect(page.$.extract({links: ['#map svg a[tabindex="-1"]']}).links).toEqual(names);
  const list = plain(readable(page, '#map ul'));
  expect(names.filter((name) => !list.includes(plain(name)))).toEqual([]);
});

/** Where the buttons of a page lead. */
const targets: Partial<Record<Route | '/404', readonly string[]>> = {
  '/': ['/#book', '/#download', '/commercial', '/charge', ...stores.map(({href}) => href)],
  '/drive': ['/drive#how-to-join', links.phone, links.email],
  '/charge': ['/charge#partner'],
  '/business': ['/business#contact', '/contact'],
  '/what-we-do': ['/#download', '/ride', '/#fleet'],
  '/sustainability': ['/sustainability#ecosystem'],
  '/contact': [links.phone, links.email],
  '/help': ['/#book', '/contact', links.phone],
  '/search': ['/ride', '/business', '/help', '/news/archive', '/news/tags'], // without JavaScript
  '/404': ['/'],
};

/** Returns the addresses that a part of a page does not link to. */
const withoutLink = ({$, path}: Page, part: string, expected: readonly string[]) => {
  const hrefs = $(`${part} a[href]`).map((_, link) => $(link).attr('href') ?? '');
  const found = new Set(hrefs.get().map((href) => (href.startsWith('#') ? path + href : href)));
  return expected.filter((each) => !found.has(each));
};

test.each(Object.entries(targets))('%s links to %j', (route, expected) => {
  expect(withoutLink(pageAt(route), 'main', expected)).toEqual([]);
});

test.each(pages)('$path has the links of the header and the footer, and the contact', (page) => {
  const menu = routeTable.filter((route) => !['/about', '/news'].includes(route));
  const actions = [searchLink, ...Object.values(headerActions), ...languageLinks];
  expect(withoutLink(page, 'body header', [...menu, ...actions.map(({to}) => to)])).toEqual([]);
  const reach = [links.phone, links.email, ...social.map(({href}) => href)];
  const further = ['/about', ...furtherPages, ...languageRoutes];
  expect(withoutLink(page, 'footer', [...further, ...reach])).toEqual([]);
  const footer = plain(readable(page, 'footer'));
  const lines = [...contact.address, `© ${today().slice(0, 4)}`].map(plain);
  expect(lines.filter((line) => !footer.includes(line))).toEqual([]);
});
