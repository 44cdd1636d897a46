import {contact, links, social} from '../../../src/company/contact';
import {
  footerGroups,
  groupedLinks,
  headerActions,
  isGroup,
  legalLinks,
  mainLinks,
  searchLink,
} from '../../../src/company/navigation';
import {languages} from '../../../src/company/languages';
import {furtherPages} from '../../support/routes';
import {count, link, order, text, type Fact} from '../fact';
import {anywhere} from './shared';

const groups = groupedLinks.filter(isGroup);

/** What the shared header and footer show on every page. */
export const everywhere: readonly Fact[] = [
  ...mainLinks.map(({label, to}) => link(label, to, 'body header')),
  ...groups.flatMap(({label, items}) =>
    items.map((item) => link(item.label, item.to, `body header details:contains("${label}")`)),
  ),
  count(
    groups.length,
    'dropdowns',
    `summary:is(${groups.map(({label}) => `:contains("${label}")`).join()})`,
    'body header',
  ),
  link(searchLink.label, searchLink.to, 'body header'),
  ...Object.values(headerActions).map(({label, to}) => link(label, to, 'body header')),
  ...[...footerGroups.flatMap(({items}) => items), ...legalLinks].map(({label, to}) =>
    link(label, to, 'footer'),
  ),
  ...social.map(({name, href}) => link(name, href, 'footer')),
  link(contact.phone, links.phone, 'footer'),
  link(contact.email, links.email, 'footer'),
  order(contact.address, 'footer'),
  text(`© ${new Date().getFullYear()}`, 'footer'),
];

/** The navigation that the specification promises: these labels and targets may move, and must stay. */
export const promisedLinks: readonly Fact[] = [
  ...languages.flatMap(({name, path}) => [
    link(name, path, 'body header'),
    link(name, path, 'footer'),
  ]),
  ...['/', '/ride', '/drive', '/commercial', '/business', '/charge', '/what-we-do'].map((to) =>
    link(anywhere, to, 'body header'),
  ),
  ...['/about', ...furtherPages].map((to) => link(anywhere, to, 'footer')),
];

/** What 404.html shows. */
export const notFoundFacts: readonly Fact[] = [
  text(/^404$/, 'h1'),
  text('Page not found'),
  link(anywhere, '/', 'main'),
];
