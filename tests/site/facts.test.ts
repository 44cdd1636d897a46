import {readFileSync} from 'node:fs';
import path from 'node:path';
import {test} from 'vitest';
import {parse} from 'yaml';
import {contact, links, networks, stores} from '../../src/company/contact';
import {buildDay} from './news';
import {expectNone, expectOnEveryPage, hrefOf, pageAt, plain, textOf} from './site';

const facts = parse(readFileSync(path.join(import.meta.dirname, 'facts.yml'), 'utf8')) as Record<
  string,
  Record<string, string | string[]>
>;

test.each(Object.entries(facts))('%s states its facts', (address, expected) => {
  const [permalink = '', id] = address.split('#');
  const text = textOf(pageAt(permalink), id ? `[id="${id}"]` : 'main');
  const isStated = (fact: string, words: string) => {
    const figure = `(?<![\\d.,])${fact.replace(/[.+()]/g, '\\$&')}(?!\\d)`;
    const either = `${figure}\\D{0,80}?(?:${words})|(?:${words})\\D{0,80}?${figure}`;
    return new RegExp(either, 'iu').test(text);
  };
  expectNone(
    Object.entries(expected).flatMap(([fact, words]) =>
      [words]
        .flat()
        .filter((each) => !isStated(fact, each))
        .map((each) => `${address} does not say “${fact}” beside “${each}”`),
    ),
  );
});

const rentals = ['airport', 'hourly', 'shillong', 'railway', 'interdistrict'];
const vehicles = ['Electric cars', 'Buses', 'Trucks', 'Bikes', 'Scooters', 'Skateboards'];

/** What pages link to, as `words of the link: address`, where each may be a part. */
const targets: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...['Book Now: #book', 'Get Started: #book', 'Learn More: /about'],
    ...['Airport: /ride#airport', 'Hourly: /ride#hourly', 'Shillong: /ride#shillong'],
    ...['Commercial: /commercial', ': /business#tourism', ': /charge'],
    ...stores.map(({name, href}) => `${name}: ${href}`),
  ],
  '/about': ['Download App: /#download', 'Learn More: /what-we-do'],
  '/ride': rentals.map((rental) => `Book Now: /?rental=${rental}#book`),
  '/drive': ['Join as Driver: #how-to-join', 'Apply Now: #how-to-join', `: ${links.phone}`],
  '/commercial': ['Apply Now: /drive#how-to-join', 'Learn More: /drive'],
  '/charge': ['Become a Partner: #partner'],
  '/business': ['Get Started: #contact', 'Rent Now: #contact', 'Contact Support: /contact'],
  '/what-we-do': [
    ...['View All Vehicles: /#fleet', 'Learn More about the app: /#download'],
    ...vehicles.map((vehicle) => `Learn More: ${vehicle}: /`),
  ],
  '/sustainability': ['Explore Solutions: #ecosystem'],
  '/news': ['View All News: /news/archive', 'See Full Story: https://', 'Read Now: /news/'],
  '/contact': [`Call: ${links.phone}`, `: ${links.email}`],
  '/404': ['Home: /'],
};

test.each(Object.entries(targets))('%s has its links and buttons', (permalink, expected) => {
  const page = pageAt(permalink);
  const found = page.$('main a').toArray();
  const isLinked = (target: string) => {
    const [, words = '', href = ''] = /^(.*): (.+)$/.exec(target) ?? [];
    return found.some(
      (link) =>
        link.attribs['href']?.startsWith(hrefOf(href)) && textOf(page, link).includes(words),
    );
  };
  const missing = expected.filter((target) => !isLinked(target));
  expectNone(missing.map((target) => `${permalink} has no link “${target}”`));
});

const headerLinks = ['/', '/ride', '/drive', '/commercial', '/business', '/charge', '/what-we-do'];
const headerActions = ['/#download', '/#book', '/search', '/as', '/hi'];
const footerLinks = ['/', '/about', '/services', '/sustainability', '/contact', '/help', '/news'];
const lastLinks = ['/privacy', '/terms', '/cookies', '/accessibility', '/as', '/hi'];
const companyLinks = [links.phone, links.email, ...networks.map(({href}) => href)];

test('every page has the links of the header and the footer, the address and the year', () => {
  const lines = [...contact.address, `© ${buildDay.slice(0, 4)}`].map(plain);
  expectOnEveryPage((page) => {
    const missing = (part: string, hrefs: readonly string[]) =>
      hrefs
        .filter((href) => page.$(`${part} a[href="${hrefOf(href)}"]`).length === 0)
        .map((href) => `the ${part} has no link to ${href}`);
    const footer = textOf(page, 'footer');
    return [
      ...missing('header', [...headerLinks, ...headerActions]),
      ...missing('footer', [...footerLinks, ...lastLinks, ...companyLinks]),
      ...lines.filter((line) => !footer.includes(line)).map((line) => `the footer lacks “${line}”`),
    ];
  });
});

test('a price is a word of its own', () => {
  expectOnEveryPage((page) => textOf(page, 'main').match(/\w+₹[\d,]+/g) ?? []);
});
