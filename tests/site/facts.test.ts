/** The facts of src/company in the header and footer of every page. */
import {test} from 'vitest';
import {contact, links} from '../../src/company/contact';
import {languages} from '../../src/company/languages';
import * as navigation from '../../src/company/navigation';
import {buildDay} from './news';
import {expectOnEveryPage, hrefOf, plain, textOf} from './site';

test('a price is a word of its own', () => {
  // Tags in a line, which separate nothing
  const glued = /\w+(?:<\/?(?:a|b|small|span|strong)\b[^>]*>)*₹[\d,]+/g;
  expectOnEveryPage(({$}) => $('main').html()?.match(glued) ?? []);
});

const {headerActions, languageLinks} = navigation;
const headerLinks = [
  ...navigation.headerRow,
  ...navigation.furtherLinks,
  ...languageLinks,
  navigation.searchLink,
  headerActions.app,
  headerActions.book,
].filter((link) => link !== undefined);
const footerLinks = [
  ...navigation.footerGroups.flatMap(({items}) => items),
  ...languageLinks,
  ...navigation.legalLinks,
  {label: contact.phone, to: links.phone},
  {label: contact.email, to: links.email},
];

test.each([
  ['header', headerLinks],
  ['footer', footerLinks],
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
