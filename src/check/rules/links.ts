import path from 'node:path';
import {unescape} from 'node:querystring';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import * as navigation from '../../company/navigation';
import {rentalKeys, rentalPath} from '../../company/fares';
import {redirects} from '../../company/redirects';
import {findClosest} from '../closest';
import {isPageOrPost, permalinkOf} from '../content';
import {attributeOf, isJsx} from '../jsx';
import {sourceOf, type Anchor, type Page, type Site} from '../page';
import {createReport, type ProblemText, type Problem, type Report} from '../problem';

/** Words that do not say where a link leads. */
const vague = /^(?:(?:click|tap|press|see|read|learn) )?(?:here|this|link|more)$/i;

/** Links lead somewhere, by the shortest path, and say where. Docusaurus follows those to generated pages. */
export function checkLinks(page: Page, report: Report, site: Site): void {
  visit(page.tree, (node) => {
    if (node.type === 'link' && node.position) {
      const words = toString(node).trim();
      const hasImage = node.children.some(({type}) => type === 'image');
      const fix = 'Link the words that say where it leads: [airport rentals](/ride#airport)';
      if (words === '' && !hasImage) report(node, 'The link has no words.', fix);
      else if (vague.test(words)) report(node, `"${words}" does not say where it leads.`, fix);
      // An address without brackets is a link by itself
      const source = sourceOf(page, node);
      const isEmail = !source.startsWith('[') && source.includes('@');
      const url = source.startsWith('[') ? node.url : source;
      if (!isEmail) report(node, ...describeTarget(page.file, url, site));
    } else if (node.type === 'definition')
      report(node, ...describeTarget(page.file, node.url, site));
    const target = isJsx(node) ? attributeOf(node, 'to') : undefined;
    if (typeof target?.value === 'string') {
      report(target, ...describeTarget(page.file, target.value, site));
    }
  });
  const {actionTo} = page.data;
  if (typeof actionTo === 'string') {
    report(page.offsetOf(['actionTo']), ...describeTarget(page.file, actionTo, site));
  }
}

const {headerLinks, footerGroups, headerActions, isGroup} = navigation;
const menuLinks = [
  ...[...headerLinks, ...footerGroups].flatMap((entry) => (isGroup(entry) ? entry.items : entry)),
  ...[navigation.furtherLinks, navigation.legalLinks, navigation.languageLinks].flat(),
  ...Object.values(headerActions).filter((link) => link !== undefined),
];

export const menusFile = 'src/company/navigation.ts';

/** The links of header, menus and footer lead somewhere. @param source - of their file */
export function checkMenus(source: string, site: Site): Problem[] {
  const {problems, report} = createReport(menusFile, source);
  for (const url of new Set(menuLinks.map(({to}) => to))) {
    const offset = Math.max(0, source.indexOf(`'${url}'`));
    report(offset, ...describeTarget(menusFile, url, site));
  }
  return problems;
}

const faresFile = 'src/company/data/fares.json';

/** Each rental has its section, to which the lists of rentals lead. */
export function checkRentals(read: (file: string) => string, site: Site): Problem[] {
  const source = read(faresFile);
  const {problems, report} = createReport(faresFile, source);
  for (const rental of rentalKeys) {
    const offset = source.indexOf(`"${rental}"`);
    const [page = '', id] = rentalPath(rental).split('#');
    const hasSection = site.anchors.get(page)?.some((anchor) => anchor.id === id);
    if (offset < 0 || hasSection) continue;
    const fix = `Add <Rental rental="${rental}" …> to pages${page}.mdx, or delete the rental here.`;
    report(offset, `The rental "${rental}" has no section on ${page}.`, fix);
  }
  return problems;
}

const redirectsFile = 'src/company/redirects.ts';

/** Redirects lead to pages and sections that exist. */
export function checkRedirects(read: (file: string) => string, site: Site): Problem[] {
  const source = read(redirectsFile);
  const {problems, report} = createReport(redirectsFile, source);
  for (const {from, to} of redirects) {
    const offset = source.indexOf(`'${from}'`);
    if (offset >= 0) report(offset, ...describeTarget(redirectsFile, to, site));
  }
  return problems;
}

const moved = new Map(redirects.map(({from, to}) => [from, to]));

const example = 'Write the path of a page, like /ride, or of a section, like /ride#airport.';

/** Addresses of search engines, chats and previews, and parts that tell who opened a link. */
const detours: readonly RegExp[] = [
  /^https:\/\/(?:www\.google\.[a-z.]+\/url|lm?\.facebook\.com\/|[\w.]+\.safelinks\.)/,
  /^https:\/\/(?:[\w-]+\.)+(?:netlify\.app|pages\.dev|vercel\.app)(?:\/|$)/,
  /[?&](?:utm_\w+|fbclid|gclid|igsh(?:id)?)=/,
];

function describeTarget(from: string, url: string, site: Site): ProblemText {
  if (url === '' || url === '#') return ['The link has no target.', example];
  if (detours.some((detour) => detour.test(url))) {
    const fix = 'Open it, and copy the address from the browser, without utm_source and the like.';
    return ["This is not the page's own address.", fix];
  }
  if (/^\+?\d[\d -]{7,}$/.test(unescape(url)))
    return ['A number to call begins with tel:', `Write tel:${unescape(url).replace(/[ -]/g, '')}`];
  if (/^(?:mailto|tel|sms):\S|^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(url)) return [];
  if (/^[^\s@/]+@[^\s@/]+$/.test(url))
    return ['An address to write to begins with mailto:', `Write mailto:${url}`];
  if (/^(?:[\w+.-]+:|www\.|\/\/)/.test(url)) {
    const fix = 'Write https:// and the address, or the path of a page of this site, like /ride.';
    return [`Visitors cannot open "${url}".`, fix];
  }
  const [, pathname = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(url) ?? [];
  const folder = pathname.startsWith('/') ? 'static' : path.posix.dirname(from);
  const file = path.posix.join(folder, unescape(pathname)).normalize('NFC');
  const isPost = file.startsWith('news/') && isPageOrPost(file);
  const address = isPost ? permalinkOf(file) : pathname || permalinkOf(from);
  const anchors = site.anchors.get(address);
  if (anchors) return describeAnchor(anchors, address, unescape(rest.split('#')[1] ?? ''));
  if ((site.files.has(file) && !isPageOrPost(file)) || isGenerated(pathname)) return [];
  const closest = findClosest(pathname.replace(/\.\w+$/, ''), [...site.anchors.keys()]);
  const target = moved.get(pathname) ?? (closest && `${closest}${rest}`);
  const fix = target ? `Did you mean "${target}"?` : example;
  return [`"${url}" ${moved.has(pathname) ? 'has moved' : 'does not exist'}.`, fix];
}

/** Whether the newsroom or a plugin creates an address, which only the build knows. */
const isGenerated = (pathname: string) => /^\/news(?:\/(?!\d{4}[/-])|$)|\.xml$/.test(pathname);

/** A link to a page that exists, and to a section of it. */
function describeAnchor(anchors: readonly Anchor[], address: string, id: string): ProblemText {
  const ids = anchors.map((anchor) => anchor.id);
  if (id === '' || ids.includes(id)) return [];
  const closest = findClosest(id, ids);
  const fix = closest ? `Did you mean "${address}#${closest}"?` : `It has #${ids.join(', #')}.`;
  return [`${address} has no section "#${id}".`, fix];
}
