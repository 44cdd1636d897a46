import type {IconName} from '../check/company';
import {appPath, networks, stores} from './contact';
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

interface NavGroup {
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
  book: {label: 'Book Now', to: '/#book'},
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
  const home = withoutSlash(baseUrl);
  const target = withoutSlash(home + link.to.replace(/[#?].*$/, ''));
  const path = withoutSlash(pathname);
  return path === target || (target !== home && path.startsWith(`${target}/`));
}

/** How many letters of links fit beside the logo and the buttons in a window of this width, with arrows of groups. */
const lettersBesideButtons = {1280: 94, 768: 44};

/** The space around a link, in letters. */
const lettersAroundLink = 1.5;

/** Whether the labels of links fit in one row. Marks above and below a letter take no room. @param room - in letters */
export function fitInRow(labels: readonly string[], room = lettersBesideButtons[1280]): boolean {
  const letters = labels.join('').replace(/\p{Mark}/gu, '').length;
  return letters + labels.length * lettersAroundLink <= room;
}

/** The longer line of a label on two lines: "Business Solutions" → "Solutions". */
function longerLine(label: string): string {
  const words = label.split(' ');
  const longerLines = words.map((_, first) => {
    const [start, end] = [words.slice(0, first).join(' '), words.slice(first).join(' ')];
    return start.length > end.length ? start : end;
  });
  return longerLines.sort((a, b) => a.length - b.length)[0] ?? label;
}

/** Moves the links that do not fit beside the header's buttons, on two lines each, to a group at the end, "More". */
export function withOverflowGroup(
  entries: readonly (NavLink | NavGroup)[],
  translate: (label: {message: string}) => string = ({message}) => message,
): readonly (NavLink | NavGroup)[] {
  const lineOf = (message: string) => longerLine(translate({message}));
  const lines = entries.map(({label}) => lineOf(label));
  const room = lettersBesideButtons[768];
  if (fitInRow(lines, room)) return entries;
  const label = 'More';
  const count = lines.findIndex(
    (_, end) => !fitInRow([lineOf(label), ...lines.slice(0, end + 1)], room),
  );
  const rest = entries.slice(count);
  return [
    ...entries.slice(0, count),
    {
      label,
      items: rest.flatMap((entry) => (isGroup(entry) ? entry.items : entry)),
      action: rest.filter(isGroup).find(({action}) => action)?.action,
    },
  ];
}
