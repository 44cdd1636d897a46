import path from 'node:path';

import {contact, links as ourLinks} from '../../../company/contact';
import {rentalKeys} from '../../../company/fares';
import {oldAddresses} from '../../../company/navigation';
import {origin} from '../../../company/site';
import {findClosest} from '../../../content/closest';
import {createProblem} from '../../../content/problem';
import type {Position, Problem} from '../../../content/problem';
import {isPost, postFiles, postFolder} from '../content';
import type {ContentFiles} from '../content';
import {permalinkOf, unpublished} from '../siteMap';
import type {Destination} from '../siteMap';
import type {Reference} from './references';

/** What links are checked against. */
export interface Site {
  content: ContentFiles;
  siteMap: ReadonlyMap<string, Destination>;
}

/** The target of a link that is being checked. */
interface Target {
  file: string;
  position: Position;
  site: Site;
  url: string;
  /** The three parts of the URL; the query with its ?, the hash with its #. */
  pathname: string;
  query: string;
  hash: string;
}

/** The problem with a link's target, if there is one. */
export function checkTarget(
  {url: written, file}: Reference,
  position: Position,
  site: Site,
): Problem | undefined {
  const url = written.trim();
  if (url === '' || url === '#') return createProblem('link-empty', position, {});
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const target: Target = {file, position, site, url, pathname, query, hash};
  const scheme = /^([a-z][a-z+-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined) return checkScheme(scheme, target);
  if (/^(?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|example)(?:\/|$)/i.test(url)) {
    const correct = `https://${url.replace(/^\/\//, '')}`;
    return createProblem('link-without-https', position, {url, correct});
  }
  if (pathname === '') {
    const anchors = site.siteMap.get(permalinkOf(file) ?? '')?.anchors;
    return checkAnchor(target, {anchors});
  }
  return pathname.startsWith('/') ? checkPath(target) : checkRelative(target);
}

/* ---- Outside the site ---- */

const schemes = ['https', 'mailto', 'tel', 'sms'];

function checkScheme(scheme: string, target: Target): Problem | undefined {
  const {url, position, site} = target;
  if (scheme === 'mailto' || scheme === 'tel') return checkContact(scheme, target);
  if (!schemes.includes(scheme) && scheme !== 'http') {
    const suggestion = findClosest(scheme, schemes);
    return createProblem('link-scheme', position, {scheme, suggestion});
  }
  const secure = url.replace(/^https?:/i, 'https:');
  if (`${secure}/`.startsWith(`${origin}/`)) {
    const own = secure.slice(origin.length) || '/';
    const [pathname = ''] = own.split(/[?#]/);
    const correct = (resolvePath(pathname, site) ?? pathname) + own.slice(pathname.length);
    return createProblem('link-path-form', position, {url, correct});
  }
  if (scheme === 'http') {
    return createProblem('link-not-secure', position, {url, correct: secure});
  }
  const isComplete = URL.canParse(url) && /^https:\/\/[^/]+\.[^/]/i.test(url);
  return scheme !== 'https' || isComplete
    ? undefined
    : createProblem('link-incomplete', position, {url});
}

function checkContact(scheme: string, {url, file, position}: Target): Problem | undefined {
  const bare = url.replace(/%20|[ ()-]|\?.*$/g, '');
  const where = isPost(file) ? 'post' : 'page';
  if (bare.toLowerCase() === ourLinks.email || bare === ourLinks.phone) {
    const detail = scheme === 'tel' ? 'phone' : 'email';
    return createProblem('contact-typed', position, {detail, where});
  }
  const isValid =
    scheme === 'tel'
      ? /^tel:\+\d{7,15}$/.test(url)
      : /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(bare);
  const example = scheme === 'tel' ? 'tel:+911234567890' : `mailto:${contact.email}`;
  return isValid ? undefined : createProblem('link-contact-form', position, {url, example});
}

/* ---- Inside the site ---- */

function checkPath(target: Target): Problem | undefined {
  const {pathname, query, hash, position, site, url} = target;
  const {siteMap, content} = site;
  const destination = siteMap.get(pathname);
  if (destination) {
    return (
      checkRental(target) ?? checkAnchor(target, destination) ?? checkDate(target, destination)
    );
  }
  if (content.files.includes(`static${pathname}`)) return undefined;
  const list = /^(.+)\/page\/\d+$/.exec(pathname)?.[1];
  if (list !== undefined && siteMap.has(list)) {
    return createProblem('link-list-page', position, {url, list});
  }
  const correct = resolvePath(pathname, site);
  if (correct !== undefined) {
    const code = oldAddresses[pathname] === undefined ? 'link-path-form' : 'link-path-old';
    return createProblem(code, position, {url, correct: `${correct}${query}${hash}`});
  }
  return isFile(pathname) ? missingFile(target, 'static', '') : missingPage(target, pathname);
}

/** Checks a relative link: right only from post to post, by their files, and to files next to the post. */
function checkRelative(target: Target): Problem | undefined {
  const {pathname, query, hash, position, site, file, url} = target;
  const linked = path.posix.join(path.posix.dirname(file), pathname);
  const isMarkdown = /\.mdx?$/.test(pathname);
  const permalink = isMarkdown ? permalinkOf(linked) : undefined;
  const destination = site.siteMap.get(permalink ?? '');
  const isKnown = destination?.file === linked;
  if (isPost(file) && isPost(linked) && destination && isKnown) {
    return checkAnchor(target, destination) ?? checkDate(target, destination);
  }
  if (isPost(file) && !isMarkdown && site.content.files.includes(linked)) return undefined;
  const correct = (isKnown ? permalink : undefined) ?? resolvePath(pathname, site);
  if (correct !== undefined) {
    return createProblem('link-path-form', position, {url, correct: `${correct}${query}${hash}`});
  }
  if (!isPost(file)) return missingPage(target, `/${pathname.replace(/^(?:\.\.?\/)+/, '')}`);
  if (isMarkdown) return missingPost(target);
  return isFile(pathname)
    ? missingFile(target, path.posix.dirname(file), './')
    : missingPage(target, `/${pathname.replace(/^(?:\.\.?\/)+/, '')}`);
}

/** The path that a misspelled one means: `/Ride.html/` is `/ride`. */
function resolvePath(pathname: string, {siteMap, content}: Site): string | undefined {
  const bare = pathname
    .replace(/^\/?(?:\.\.?\/)*(?:pages\/|static\/)?/, '/')
    .replace(/\/+$/, '')
    .replace(/\.(?:mdx?|html?)$/i, '')
    .replace(/\/index$/, '');
  for (const candidate of [bare || '/', bare.toLowerCase() || '/']) {
    if (siteMap.has(candidate) || content.files.includes(`static${candidate}`)) return candidate;
    if (oldAddresses[candidate] !== undefined) return oldAddresses[candidate];
  }
  return undefined;
}

const isFile = (pathname: string) => /\.\w{2,5}$/.test(pathname);

function missingFile({position, pathname, site}: Target, folder: string, prefix: string): Problem {
  const files = site.content.files.flatMap((file) =>
    file.startsWith(`${folder}/`)
      ? [`${prefix}${file.slice(folder.length + (prefix ? 1 : 0))}`]
      : [],
  );
  const suggestion = findClosest(pathname, files);
  return createProblem('link-file-missing', position, {url: pathname, folder, suggestion});
}

function missingPage({position, site, query, hash}: Target, pathname: string): Problem {
  const parent = pathname.replace(/\/[^/]+$/, '');
  const paths = [...site.siteMap.keys(), ...Object.keys(oldAddresses)];
  const siblings = paths.filter((each) => each.startsWith(`${parent}/`));
  const isInList = parent !== '' && site.siteMap.has(parent);
  const closest = findClosest(pathname, isInList ? siblings : paths);
  return createProblem('link-page-missing', position, {
    path: pathname,
    suggestion: closest && (oldAddresses[closest] ?? `${closest}${query}${hash}`),
    list: isInList ? parent : undefined,
  });
}

function missingPost({position, site, pathname, hash}: Target): Problem {
  const folders = postFiles(site.content).map(postFolder);
  const folder = pathname.replace(/^(?:\.\.?\/)+|\/?(?:index)?\.mdx?$/g, '');
  const closest =
    folders.find((each) => each.endsWith(`-${folder}`)) ?? findClosest(folder, folders);
  const suggestion = closest && `../${closest}/index.md${hash}`;
  return createProblem('link-post-missing', position, {folder, suggestion});
}

/* ---- After the path ---- */

function checkRental({pathname, query, hash, position}: Target): Problem | undefined {
  const rental = /[?&]rental=([^&]*)/.exec(query)?.[1];
  if (pathname !== '/' || rental === undefined) return undefined;
  if (rentalKeys.some((key) => key === rental)) return undefined;
  const closest = findClosest(rental, rentalKeys);
  const suggestion = closest && `/?rental=${closest}${hash}`;
  return createProblem('link-rental', position, {rental, suggestion, known: rentalKeys});
}

function checkAnchor(target: Target, {anchors}: Destination): Problem | undefined {
  const {pathname, query, hash, position, site} = target;
  if (hash === '' || anchors === undefined) return undefined;
  const id = safeDecode(hash.slice(1));
  if (anchors.has(id)) return undefined;
  const elsewhere = [...site.siteMap].find(([, each]) => id && each.anchors?.has(id))?.[0];
  const closest = findClosest(id, anchors) ?? [...anchors].find((each) => id && each.includes(id));
  return createProblem('link-anchor-missing', position, {
    page: pathname,
    id,
    suggestion: elsewhere ? `${elsewhere}#${id}` : closest && `${pathname}${query}#${closest}`,
    known: [...anchors],
  });
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Reports a link to a post that is not public when the page with the link is. */
function checkDate({file, position, site}: Target, destination: Destination): Problem | undefined {
  const coming = destination.file && unpublished(site.content, destination.file);
  const own = unpublished(site.content, file);
  if (!coming || own === 'draft') return undefined;
  if (coming === 'draft') return createProblem('link-to-draft', position, {});
  const isLater = own !== undefined && own.day >= coming.day;
  return isLater ? undefined : createProblem('link-too-early', position, {day: coming.day});
}
