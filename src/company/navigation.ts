import type {IconName} from '../check/company';
import {appPath, networks, stores} from './contact';
import {bookingPath} from './fares';
import {languages} from './languages';
import {baseUrl, newsRoute} from './site';

/** A link of the header or the footer. */
export interface NavLink {
  label: string;
  to: string;
  icon?: IconName;
  /** The language of the label and of the page, if it is not the page's own. */
  lang?: string;
  /** A second link to a page, which only a dropdown shows. */
  isInDropdownOnly?: boolean;
}

/** A column of the footer, or a dropdown of the header. */
export interface NavGroup {
  label: string;
  items: readonly NavLink[];
  /** A button of the header, at the end of the dropdown where the header has no room for it. */
  action?: NavLink;
}

const home: NavLink = {label: 'Home', to: '/'};
const ride: NavLink = {label: 'Ride with us', to: '/ride'};
const drive: NavLink = {label: 'Drive with us', to: '/drive'};
const commercial: NavLink = {label: 'Evo Commercial', to: '/commercial'};
const business: NavLink = {label: 'EVO Business', to: '/business'};
const charge: NavLink = {label: 'Evo Taxi Charge', to: '/charge'};
const whatWeDo: NavLink = {label: 'What we do', to: '/what-we-do'};
const help: NavLink = {label: 'Help', to: '/help'};
const contact: NavLink = {label: 'Contact', to: '/contact'};
const news: NavLink = {label: 'News', to: newsRoute};

/** The header's buttons. */
export const headerActions = {
  /** Without a store, nothing promises an app. */
  app: stores.length > 0 ? {label: 'Download App', to: appPath} : undefined,
  book: {label: 'Book Now', to: bookingPath()},
} as const satisfies Record<string, NavLink | undefined>;

/**
 * The header's links. Wide screens show them in one row, in this order, if their labels fit, and phones in a column.
 * Otherwise each group is a dropdown.
 */
export const headerLinks: readonly (NavLink | NavGroup)[] = [
  home,
  {
    label: 'Services',
    items: [ride, drive, {...business, isInDropdownOnly: true}],
    action: headerActions.app,
  },
  {label: 'Business Solutions', items: [commercial, business, charge]},
  whatWeDo,
];

/** The header's links in one row. */
export const headerRow: readonly NavLink[] = headerLinks
  .flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))
  .filter(({isInDropdownOnly}) => !isInDropdownOnly);

/** In the mobile menu, below the header's links. */
export const furtherLinks: readonly NavLink[] = [help, contact, news];

/** In the header, the mobile menu and the footer. */
export const searchLink: NavLink = {label: 'Search', to: '/search'};

const networkIcons: Readonly<Record<string, IconName | undefined>> = {
  Facebook: 'facebook',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
  Threads: 'threads',
  X: 'x',
  YouTube: 'youtube',
};

function networkLink({name, href}: (typeof networks)[number]): NavLink {
  return {label: name, icon: networkIcons[name], to: href};
}

/** The footer's columns. */
export const footerGroups: readonly NavGroup[] = [
  {
    label: 'Services',
    items: [
      {label: 'City Rides', to: '/services'},
      {label: 'Airport Transfer', to: '/ride#airport'},
      {label: 'Intercity Travel', to: '/ride#interdistrict'},
      {label: 'Corporate Service', to: '/business'},
      {label: 'Package Delivery', to: '/commercial'},
    ],
  },
  {
    label: 'EVO',
    items: [
      home,
      {label: 'About', to: '/about'},
      {label: 'Services', to: '/services'},
      {label: 'Sustainability', to: '/sustainability'},
      news,
      contact,
      help,
      searchLink,
    ],
  },
  ...(networks.length > 0 ? [{label: 'Follow', items: networks.map(networkLink)}] : []),
];

/** The links in the footer's last line. */
export const legalLinks: readonly NavLink[] = [
  {label: 'Privacy', to: '/privacy'},
  {label: 'Terms', to: '/terms'},
  {label: 'Cookies', to: '/cookies'},
  {label: 'Accessibility', to: '/accessibility'},
];

/** The links to each language's page, in the mobile menu and the footer. A site in one language has none. */
export const languageLinks: readonly NavLink[] = (languages.length > 1 ? languages : []).map(
  ({code, name, path}) => ({label: name, to: path, lang: code}),
);

/** Whether an entry of the header is a group of links. */
export function isGroup(entry: NavLink | NavGroup): entry is NavGroup {
  return 'items' in entry;
}

const withoutSlash = (path: string): string => path.replace(/\/+$/, '');

/** Whether a link leads to the current page or to its section: a post is below /news. Ignores hash and query. */
export function isCurrent(link: NavLink, pathname: string): boolean {
  const base = withoutSlash(baseUrl);
  const target = withoutSlash(base + link.to.replace(/[#?].*$/, ''));
  const path = withoutSlash(pathname);
  return path === target || (target !== base && path.startsWith(`${target}/`));
}
