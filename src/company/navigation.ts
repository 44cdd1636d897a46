/**
 * Every label and target of the header and the footer, and the old addresses that lead on.
 */
export interface NavLink {
  label: string;
  to: string;
}

export interface NavGroup {
  label: string;
  items: readonly NavLink[];
}

const home: NavLink = {label: 'Home', to: '/'};
const ride: NavLink = {label: 'Ride with us', to: '/ride'};
const drive: NavLink = {label: 'Drive with us', to: '/drive'};
const commercial: NavLink = {label: 'Evo Commercial', to: '/commercial'};
const business: NavLink = {label: 'EVO Business', to: '/business'};
const charge: NavLink = {label: 'Evo Taxi Charge', to: '/charge'};
const whatWeDo: NavLink = {label: 'What we do', to: '/what-we-do'};

/** The wide header's row and the small header's menu. */
export const mainLinks: readonly NavLink[] = [
  home,
  ride,
  drive,
  commercial,
  business,
  charge,
  whatWeDo,
];

/** The medium header: two of the entries are dropdowns. */
export const groupedLinks: readonly (NavLink | NavGroup)[] = [
  home,
  {label: 'Services', items: [ride, drive, business]},
  {label: 'Business Solutions', items: [business, charge]},
  whatWeDo,
];

export const headerActions = {
  app: {label: 'Download App', to: '/#download'},
  book: {label: 'Book Now', to: '/#book'},
} as const satisfies Record<string, NavLink>;

export const footerGroups: readonly NavGroup[] = [
  {
    label: 'Services',
    items: [
      {label: 'City Rides', to: '/ride#hourly'},
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
      {label: 'News', to: '/news'},
      {label: 'Contact', to: '/contact'},
      {label: 'Help', to: '/help'},
    ],
  },
];

export const legalLinks: readonly NavLink[] = [
  {label: 'Privacy', to: '/privacy'},
  {label: 'Terms', to: '/terms'},
  {label: 'Cookies', to: '/cookies'},
];

/** For those who work on the site; in production there is none. */
export const handbook: NavLink = {label: 'Handbook', to: '/handbook'};

/** Addresses of the former site, each with the page or section that holds its subject now. */
export const oldAddresses: Readonly<Record<string, string>> = {
  '/rentals/airport': '/ride#airport',
  '/rentals/hourly': '/ride#hourly',
  '/rentals/shillong': '/ride#shillong',
  '/transportation': '/commercial',
  '/tourism': '/business#tourism',
  '/charging': '/charge',
  '/evo-business': '/business',
};

/** Whether a link is a group. */
export function isGroup(entry: NavLink | NavGroup): entry is NavGroup {
  return 'items' in entry;
}

/**
 * Whether a link leads to the page that is open: the same path, or one below it (a post is below the news).
 * Anchors do not count.
 */
export function isCurrent(link: NavLink, pathname: string): boolean {
  const target = link.to.replace(/[#?].*$/, '') || '/';
  const path = pathname.replace(/\/+$/, '') || '/';
  return path === target || (target !== '/' && path.startsWith(`${target}/`));
}

/** The addresses of the header's links that lead to the open page or to what it is a part of. */
export const currentLinks = (pathname: string): string[] =>
  groupedLinks
    .flatMap((entry) => (isGroup(entry) ? entry.items : entry))
    .concat(mainLinks)
    .filter((link) => isCurrent(link, pathname))
    .map(({to}) => to);
