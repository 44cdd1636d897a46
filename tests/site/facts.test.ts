/** The facts of src/company on the pages that name them, and in the header and footer of every page. */
import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {test} from 'vitest';
import {contact, links, networks} from '../../src/company/contact';
import {bookingPath, formatRupees, rentalKeys, rentalOf, rentalPath} from '../../src/company/fares';
import {figures} from '../../src/company/figures';
import {languages} from '../../src/company/languages';
import * as navigation from '../../src/company/navigation';
import {buildDay} from './news';
import {expectNone, expectOnEveryPage, hrefOf, pageAt, plain, textOf} from './site';

/** The figures and prices as pages print them, by the key that a page writes. */
const printed = {
  figure: (key: string) => plain(`${figures[key]?.value} ${figures[key]?.suffix ?? ''}`),
  price: (key: string) => formatRupees(rentalOf(key).from),
};

test.each([
  ['figure', /<Stat\s[^>]*\bof="(\w+)"/g],
  ['price', /<(?:Price\s+of|\w+\s[^>]*\brental)="(\w+)"/g],
] as const)('each %s that a page names is printed in full', (kind, pattern) => {
  expectNone(
    globSync('pages/**/[!_]*.mdx').flatMap((file) => {
      const page = pageAt(file.replace(/^pages|(?:\/index)?\.mdx$/g, '') || '/');
      const text = textOf(page, 'main');
      return [...readFileSync(file, 'utf8').matchAll(pattern)]
        .map(([, key = '']) => printed[kind](key))
        .filter((value) => !text.includes(value))
        .map((value) => `${page.path} does not print ${value}`);
    }),
  );
});

test('a price is a word of its own', () => {
  expectOnEveryPage((page) => textOf(page, 'main').match(/\w+₹[\d,]+/g) ?? []);
});

test.each(rentalKeys)('the section of the %s rental leads to its booking', (rental) => {
  const page = pageAt(rentalPath(rental).replace(/#.*/, ''));
  const link = `[id="${rental}"] a[href="${hrefOf(bookingPath(rental))}"]`;
  expectNone(page.$(link).length > 0 ? [] : [`${page.path} has no ${link}`]);
});

const {footerGroups, furtherLinks, headerActions, headerRow, languageLinks, legalLinks} =
  navigation;
const companyLinks = [
  {label: contact.phone, to: links.phone},
  {label: contact.email, to: links.email},
  ...networks.map(({name, href}) => ({label: name, to: href})),
];

test.each<[string, readonly navigation.NavLink[]]>([
  [
    'header',
    [
      ...[...headerRow, ...furtherLinks, ...languageLinks, navigation.searchLink],
      ...Object.values(headerActions).filter((action) => action !== undefined),
    ],
  ],
  [
    'footer',
    [...footerGroups.flatMap(({items}) => items), ...languageLinks, ...legalLinks, ...companyLinks],
  ],
])('the %s of every page has its links', (part, expected) => {
  expectOnEveryPage((page) => {
    const isTranslated = page.$('html').attr('lang') !== languages[0].code;
    const found = page.$(part).find('a').toArray();
    const isFound = ({label, to}: navigation.NavLink) =>
      found.some((link) => {
        const {href, 'aria-label': name = textOf(page, link)} = link.attribs;
        return href === hrefOf(to) && (isTranslated || name.includes(plain(label)));
      });
    return expected
      .filter((link) => !isFound(link))
      .map(({label, to}) => `the ${part} has no link “${label}” to ${to}`);
  });
});

test('the footer of every page has the address and the year', () => {
  const lines = [...contact.address, `© ${buildDay.slice(0, 4)}`].map(plain);
  expectOnEveryPage((page) => {
    const footer = textOf(page, 'footer');
    return lines
      .filter((line) => !footer.includes(line))
      .map((line) => `the footer lacks “${line}”`);
  });
});
