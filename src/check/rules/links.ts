import path from 'node:path';
import {unescape} from 'node:querystring';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {redirects} from '../../company/redirects';
import {findClosest} from '../closest';
import {isPageOrPost, permalinkOf} from '../content';
import {isJsx, namedAttributes} from '../jsx';
import {sourceOf, type Page, type Report} from '../page';
import type {Finding} from '../problem';
import {never, type Site, type SitePage} from '../site';

/** Words that do not say where a link leads. */
const vague =
  /^(?:(?:please )?(?:click|tap|press|see|look|go|read) )?(?:here|this|link|more|this (?:link|page|site)|more info|read more|learn more)$/i;

/** Links lead somewhere, by the shortest path, and say where. Docusaurus follows those to generated pages. */
export function checkLinks(page: Page, report: Report, site: Site): void {
  visit(page.tree, (node) => {
    if (node.type === 'link') {
      const words = toString(node).trim();
      const hasImage = node.children.some(({type}) => type === 'image');
      const fix = 'Link the words that say where it leads: [airport rentals](/ride#airport)';
      if (words === '' && !hasImage) report(node, 'The link has no words.', fix);
      else if (vague.test(words)) report(node, `"${words}" does not say where it leads.`, fix);
      // An address without brackets is a link by itself
      const source = sourceOf(page, node);
      const url = source.startsWith('[') ? node.url : source;
      if (source.startsWith('[') || !url.includes('@'))
        report(node, ...describeTarget(page, url, site));
    } else if (node.type === 'definition') report(node, ...describeTarget(page, node.url, site));
    else if (isJsx(node)) {
      const target = namedAttributes(node).find(({name}) => name === 'to');
      if (typeof target?.value !== 'string') return;
      report(target, ...describeTarget(page, target.value, site));
    }
  });
  const {actionTo} = page.data;
  if (typeof actionTo !== 'string') return;
  report(page.offsetOf(['actionTo']), ...describeTarget(page, actionTo, site));
}

const moved = new Map(redirects.map(({from, to}) => [from, to]));

const example = 'Write the path of a page, like /ride, or of a section, like /ride#airport.';

function describeTarget(page: Page, url: string, site: Site): Finding {
  if (url === '' || url === '#') return ['The link has no target.', example];
  if (/^(?:mailto|tel|sms):\S|^https:\/\/[\w-]+(?:\.[\w-]+)+(?:[:/?#]|$)/.test(url)) return [];
  if (/^(?:[\w+.-]+:|www\.|\/\/)/.test(url)) {
    return [`Visitors cannot open "${url}".`, `Write https:// and the address. ${example}`];
  }
  const [, pathname = '', rest = ''] = /^([^?#]*)([^]*)$/.exec(url) ?? [];
  const folder = pathname.startsWith('/') ? 'static' : path.posix.dirname(page.file);
  const file = path.posix.join(folder, unescape(pathname)).normalize('NFC');
  const isPost = file.startsWith('news/') && isPageOrPost(file);
  const target = site.pages.get(isPost ? permalinkOf(file) : pathname || permalinkOf(page.file));
  if (target) return describePage(page, target, pathname, rest.split('#')[1] ?? '', site);
  if ((site.files.has(file) && !isPageOrPost(file)) || isGenerated(pathname)) return [];
  const bare = `/${pathname.replace(/^[./]+|\.(?:mdx?|html?)$|\/$/g, '').toLowerCase()}`;
  const known = [...site.pages.keys(), ...moved.keys()];
  const closest = known.includes(bare) ? bare : findClosest(pathname, known);
  const fix = closest ? `Did you mean "${moved.get(closest) ?? `${closest}${rest}`}"?` : example;
  return [`"${url}" ${moved.has(pathname) ? 'has moved' : 'does not exist'}.`, fix];
}

/** Whether the newsroom or a plugin creates an address, which only the build knows. */
const isGenerated = (pathname: string) => /^\/news(?:\/(?!\d{4}\/)|$)|\.xml$/.test(pathname);

/** A link to a page that exists: it may not be live yet, or have no such section. */
function describePage(
  page: Page,
  {day, anchors}: SitePage,
  pathname: string,
  id: string,
  {pages, today}: Site,
): Finding {
  const ownDay = pages.get(permalinkOf(page.file))?.day ?? '';
  if (day > today && day > ownDay) {
    const fix = 'Link to it from a post of that day or later, or delete the link.';
    return [day === never ? 'This post is a draft.' : `This post goes live on ${day}.`, fix];
  }
  if (id === '' || !anchors || anchors.has(unescape(id))) return [];
  const closest = findClosest(id, anchors);
  const fix = closest ? `Did you mean "${pathname}#${closest}"?` : [...anchors].join(', #');
  return [`${pathname || 'This page'} has no section "#${id}".`, fix];
}
