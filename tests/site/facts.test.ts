/** The facts of src/company on the pages. */
import {expect, test} from 'vitest';
import {contact, links} from '../../src/company/contact';
import {languages} from '../../src/company/languages';
import * as navigation from '../../src/company/navigation';
import {ownerFacts} from '../../src/company/ownerFacts';
import {buildDay} from './news';
import {expectOnEveryPage, hrefOf, pages, plain, tag, textOf} from './site';

test('a price is a word of its own', () => {
  // Tags in a line, which separate nothing
  const glued = /\w+(?:<\/?(?:a|b|small|span|strong)\b[^>]*>)*₹[\d,]+/g;
  expectOnEveryPage(({$}) => $('main').html()?.match(glued) ?? []);
});

test('the footer of every page has its links', () => {
  const expected = [
    ...navigation.footerGroups.flatMap(({items}) => items),
    ...navigation.languageLinks,
    ...navigation.legalLinks,
    {label: contact.phone, to: links.phone},
    {label: contact.email, to: links.email},
  ];
  expectOnEveryPage((page) => {
    const isTranslated = page.$('html').attr('lang') !== languages[0].code;
    const found = page.$('footer').find('a').toArray();
    const isFound = ({label, to}: navigation.NavLink) =>
      found.some((link) => {
        const {href, 'aria-label': name = textOf(page, link)} = link.attribs;
        return href === hrefOf(to) && (isTranslated || name.includes(plain(label)));
      });
    return expected.filter((link) => !isFound(link)).map(({label, to}) => `${label}: ${to}`);
  });
});

test('the footer of every page has the address and the year', () => {
  const lines = [...contact.address, `© ${buildDay.slice(0, 4)}`].map(plain);
  expectOnEveryPage((page) => {
    const footer = textOf(page, 'footer');
    return lines.filter((line) => !footer.includes(line));
  });
});

test('every fact that the owner has supplied is on a page', () => {
  const words = Object.values(ownerFacts).flatMap((fact) =>
    typeof fact === 'string' ? fact : Object.values(fact ?? {}),
  );
  const shown = pages.map((page) => textOf(page, 'main')).join('\n');
  expect(words.filter((each) => !shown.includes(plain(each)))).toEqual([]);
});

test('no term introduces a fact that is missing', () => {
  expectOnEveryPage((page) =>
    page
      .$('main dd')
      .toArray()
      .filter((element) => textOf(page, element) === '')
      .map((element) => `${tag(page, element)} has no words`),
  );
});
