import {unescape} from 'node:querystring';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import * as navigation from '../../company/navigation';
import {rentalKeys, rentalPath} from '../../company/fares';
import {movedTo, redirects} from '../../company/redirects';
import {notice} from '../../company/site';
import {suggest} from '../suggest';
import {resolveFile, isPageOrPost, permalinkOf} from '../content';
import {attributeOf, isJsx} from '../jsx';
import {sourceOf, type Anchor, type Page, type CheckContext} from '../page';
import {createReport, quote, type ProblemText, type Problem, type Report} from '../problem';
import {describeImage} from './images';

/** Words that do not say where a link leads. */
const vague =
  /^(?:(?:click|tap|press|see|read|learn|open) )?(?:here|(?:this|the)(?: link| page| article)?|link|more)$/i;

/** Words that are an address. */
const addressInWords = /^(?:https?:\/\/(?:www\.)?|www\.)(\S+?)\/?$/i;

/** Links lead somewhere, by the shortest path, and say where. Docusaurus follows those to generated pages. */
export function checkLinks(page: Page, report: Report, context: CheckContext): void {
  visit(page.tree, (node) => {
    if (node.type === 'link' && node.position) {
      const words = toString(node).trim();
      const hasImage = node.children.some(({type}) => type === 'image');
      const fix = 'Link the words that say where it leads: [airport rentals](/ride#airport)';
      if (words === '' && !hasImage) report(node, 'The link has no words.', fix);
      else if (vague.test(words)) report(node, `"${words}" does not say where it leads.`, fix);
      const [, address] = addressInWords.exec(words) ?? [];
      if (
        address &&
        /^https?:/.test(node.url) &&
        !node.url.toLowerCase().includes(address.toLowerCase())
      )
        report(node, `This link leads to another address, ${node.url}.`, fix);
      // An address without brackets is a link by itself
      const source = sourceOf(page, node);
      const isEmail = !source.startsWith('[') && source.includes('@');
      const url = source.startsWith('[') ? node.url : source.replace(/^<|>$/g, '');
      if (!isEmail) report(node, ...describeTarget(page.file, url, context));
    } else if (node.type === 'definition')
      report(node, ...describeTarget(page.file, node.url, context));
    const target = isJsx(node) ? attributeOf(node, 'to') : undefined;
    if (typeof target?.value === 'string') {
      report(target, ...describeTarget(page.file, target.value, context));
    }
  });
  const {actionTo} = page.data;
  if (typeof actionTo === 'string') {
    report(page.offsetOf(['actionTo']), ...describeTarget(page.file, actionTo, context));
  }
}

const {headerLinks, footerGroups, headerActions, isGroup} = navigation;
const menuLinks = [
  ...[...headerLinks, ...footerGroups].flatMap((entry) => (isGroup(entry) ? entry.items : entry)),
  ...[navigation.furtherLinks, navigation.legalLinks, navigation.languageLinks].flat(),
  ...Object.values(headerActions).filter((link) => link !== undefined),
];

export const menusFile = 'src/company/navigation.ts';
export const redirectsFile = 'src/company/redirects.ts';
const faresFile = 'src/company/data/fares.json';
const siteFile = 'src/company/data/site.json';

/** Menus, redirects and the notice lead somewhere, and each rental has its section. @param read - reads a file's text */
export function checkCompanyLinks(
  read: (file: string) => string,
  context: CheckContext,
): Problem[] {
  const reportIn = (file: string, words: string, finding: ProblemText) => {
    const source = read(file);
    const {problems, report} = createReport(file, source);
    report(Math.max(0, source.indexOf(words)), ...finding);
    return problems;
  };
  const checkLink = (file: string, words: string, to: string) =>
    reportIn(file, words, describeTarget(file, to, context));
  const menuTargets = [...new Set(menuLinks.map(({to}) => to))];
  return [
    ...menuTargets.flatMap((to) => checkLink(menusFile, `'${to}'`, to)),
    ...redirects.flatMap(({from, to}) => checkLink(redirectsFile, `'${from}'`, to)),
    ...rentalKeys.flatMap((key) => reportIn(faresFile, `"${key}"`, describeRental(key, context))),
    ...(notice?.to ? checkLink(siteFile, '"notice"', notice.to) : []),
    ...reportIn(siteFile, '"notice"', describeEnd(context.today)),
  ];
}

/** A rental without the section to which the lists of rentals lead. */
function describeRental(key: string, {anchors}: CheckContext): ProblemText {
  const [page = '', id] = rentalPath(key).split('#');
  if (anchors.get(page)?.some((anchor) => anchor.id === id)) return [];
  const fix = `Add <Rental rental="${key}" …> to pages${page}.mdx, or delete the rental here.`;
  return [`The rental "${key}" has no section on ${page}.`, fix];
}

/** A notice that no page shows any more. */
function describeEnd(today: string): ProblemText {
  if (!notice || notice.until >= today) return [];
  const fix = 'Write a later one, or delete the notice.';
  return [`The notice’s last day was ${notice.until}.`, fix, true];
}

const example = 'Write the path of a page, like /ride, or of a section, like /ride#airport.';

/** Addresses of search engines, chats and previews, and parts that tell who opened a link. */
const detours: readonly RegExp[] = [
  /^https:\/\/(?:www\.google\.[a-z.]+\/url|lm?\.facebook\.com\/|[\w.]+\.safelinks\.)/,
  /^https:\/\/(?:[\w-]+\.)+(?:netlify\.app|pages\.dev|vercel\.app)(?:\/|$)/,
  /[?&](?:utm_\w+|fbclid|gclid|igsh(?:id)?)=/,
];

const phoneNumber = /^\+?\d[\d -]{7,}$/;
const emailAddress = /^[^\s@/]+@[^\s@/]+$/;

/** Addresses that browsers and apps open, and those that they do not, or not safely. */
const external = /^(?:mailto|tel|sms):\S|^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/;
const wrongExternal = /^(?:[\w+.-]+:|www\.|\/\/)/;
/** An address of another site, with a wrong start or none. */
const misspelt =
  /^(?:h*t+ps*(?:[:;]\/*|\/+)|\/\/|(?=www\.|[\w.-]+\.(?:in|com|org)\b))((?:[\w-]+\.)+[a-z]{2,}(?:[:/?#].*)?)$/i;

function describeTarget(from: string, url: string, context: CheckContext): ProblemText {
  if (url === '' || url === '#') return ['The link has no target.', example];
  if (detours.some((detour) => detour.test(url))) {
    const fix = 'Open it, and copy the address from the browser, without utm_source and the like.';
    return ["This is not the page's own address.", fix];
  }
  const number = unescape(url);
  if (phoneNumber.test(number)) {
    return ['A number to call begins with tel:', `Write tel:${number.replace(/[ -]/g, '')}`];
  }
  if (external.test(url)) return [];
  if (emailAddress.test(url)) {
    return ['An address to write to begins with mailto:', `Write mailto:${url}`];
  }
  if (url.startsWith('data:')) return describeImage(from, url, context);
  const [, meant] = misspelt.exec(url) ?? [];
  if (meant || wrongExternal.test(url)) {
    const fix = 'Write https:// and the address, or the path of a page of this site, like /ride.';
    return [
      `Visitors cannot open ${quote(url)}.`,
      meant ? `Did you mean "https://${meant}"?` : fix,
    ];
  }
  const [pathname = ''] = url.split(/[?#]/);
  const rest = url.slice(pathname.length);
  const file = resolveFile(from, pathname);
  const isPost = file.startsWith('news/') && isPageOrPost(file);
  const address = isPost ? permalinkOf(file) : pathname || permalinkOf(from);
  const anchors = context.anchors.get(address);
  if (anchors) return describeAnchor(anchors, address, unescape(rest.split('#')[1] ?? ''));
  if ((context.files.has(file) && !isPageOrPost(file)) || isGenerated(pathname)) return [];
  const moved = movedTo.get(pathname);
  if (moved) return [`"${url}" has moved.`, `Write "${moved}".`];
  const name = pathname.replace(/^(?:\.*\/)*pages(?=\/)|\.\w+$/g, '');
  const otherwise = download.test(pathname) ? describeDownload(from) : example;
  const fix = suggest(name, [...context.anchors.keys()], otherwise, (page) => `"${page}${rest}"`);
  return [`${quote(url)} does not exist.`, fix];
}

const download = /\.(?!mdx?$|html?$)\w{2,4}$/i;

const describeDownload = (from: string) =>
  from.startsWith('news/')
    ? 'Put the file beside the text of the post, named without spaces: ./route-plan.pdf'
    : 'Put the file into static, named without spaces: static/plan.pdf is "/plan.pdf".';

/** Whether the newsroom or a plugin creates an address, which only the build knows. */
const isGenerated = (pathname: string) => /^\/news(?:\/(?!\d{4}[/-])|$)|\.xml$/.test(pathname);

/** A link to a page that exists, and to a section of it. */
function describeAnchor(anchors: readonly Anchor[], address: string, id: string): ProblemText {
  const ids = anchors.map((anchor) => anchor.id);
  if (id === '' || ids.includes(id)) return [];
  const others =
    ids.length > 0
      ? `It has #${ids.join(', #')}.`
      : `Write id="${id}" in the tag of that section, or another address.`;
  const fix = suggest(id, ids, others, (known) => `"${address}#${known}"`);
  return [`${address} has no section "#${id}".`, fix];
}
