import path from 'node:path';
import {unescape} from 'node:querystring';

import {rentalKeys} from '../../../company/fares';
import {findClosest} from '../../../validation/closest';
import {postFiles} from '../../../validation/files';
import {replace, suggestInstead, type Suggested, type Texts} from '../../../validation/problem';
import {redirects as moved} from '../../../company/redirects';
import {isPost, postFolder, type ContentFiles} from '../content';
import {permalinkOf, unpublished, type Destination} from '../siteMap';
import {checkOtherSite, correction, otherSiteTexts, schemeOf} from './otherSites';
import type {Correction, Fail, Found} from './otherSites';
import type {Reference} from './references';
import {list, suggest, writeDay} from '../../../validation/words';

const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  moved.map(({from, to}) => [from, to]),
);

/** Something that does not exist, and what probably was meant. */
interface Missing extends Suggested {
  known: readonly string[];
}

export const targetTexts = {
  ...otherSiteTexts,
  'link-empty': () => ({
    text: 'The link has no target.',
    fix: 'Write the path of a page, like /ride, or of a section, like /ride#airport.',
  }),
  'link-path-old': correction((url) => `${url} has moved.`),
  'link-sign': ({url, sign, correct}: Correction & {sign: string}) => ({
    text: `The link contains the "${sign}" after it: "${url}".`,
    fix: `Write [words](${correct})${sign}`,
  }),
  'link-list-page': ({url, correct}: Correction) => ({
    text: `"${url}" shows different posts once a new one appears.`,
    fix: `Link to the post itself, or write ${correct}`,
    ...replace(url, correct),
    severity: 'warning',
  }),
  'link-not-found': ({url, kind, suggestion}: Suggested & {url: string; kind: Kind}) => ({
    text: `The ${kind} "${url}" does not exist.`,
    ...suggestInstead(url, suggestion, whereToFind[kind]),
  }),
  'link-rental': ({rental, suggestion, known}: Missing & {rental: string}) => ({
    text: `The rental "${rental}" does not exist.`,
    fix: suggest(suggestion && `"${suggestion}"`, `Use one of: ${list(known)}.`),
    ...replace(`/?rental=${rental}`, suggestion?.replace(/#.*/, '')),
  }),
  'link-anchor-missing': ({page, id, suggestion, known}: Missing & {page: string; id: string}) => ({
    text: `${page ? `"${page}"` : 'This page'} has no section "#${id}".`,
    ...suggestInstead(
      `#${id}`,
      suggestion,
      known.length > 0
        ? `Use one of: ${known.map((each) => `#${each}`).join(', ')}.`
        : 'Delete the # and what follows it.',
    ),
  }),
  'link-to-draft': () => ({
    text: 'The link leads to a draft, which is not published.',
    fix: 'Add the link when the post is no longer a draft.',
  }),
  'link-too-early': ({day}: {day: string}) => ({
    text: `The link leads to a post that appears on ${writeDay(day)}.`,
    fix: `Add the link on ${writeDay(day)}.`,
  }),
} satisfies Texts;

const whereToFind = {
  page: 'Write / and the name of a file in pages without its ending, like /ride.',
  file: 'Put the file in static or next to the post, or link to another one.',
  post: 'Write ../, the name of the folder in news, and /index.md.',
};
type Kind = keyof typeof whereToFind;

/** What links are checked against. */
export interface Site {
  content: ContentFiles;
  siteMap: ReadonlyMap<string, Destination>;
}

/** The target of a link that is being checked. */
interface Target {
  file: string;
  fail: Fail<typeof targetTexts>;
  site: Site;
  url: string;
  /** The three parts of the URL; the query with its ?, the hash with its #. */
  pathname: string;
  query: string;
  hash: string;
}

/** Reports the problem with a link's target, if there is one. */
export function checkTarget(
  {url: written, file}: Reference,
  site: Site,
  fail: Fail<typeof targetTexts>,
): Found {
  const url = written.trim();
  if (url === '' || url === '#') return fail('link-empty');
  const [, correct = '', sign] = /^([^।॥“”‘’]*)([।॥“”‘’])/.exec(url) ?? [];
  if (sign) return fail('link-sign', {url, sign, correct});
  const problem = checkOtherSite(url, file, fail);
  if (problem || schemeOf(url)) return problem;
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const target: Target = {file, fail, site, url, pathname, query, hash};
  if (pathname === '') {
    const anchors = site.siteMap.get(permalinkOf(file) ?? '')?.anchors;
    return checkAnchor(target, {anchors});
  }
  return pathname.startsWith('/') ? checkPath(target) : checkRelative(target);
}

function checkPath(target: Target): Found {
  const {pathname, fail, site, url} = target;
  const destination = site.siteMap.get(pathname);
  const list = /^(.+)\/page\/\d+$/.exec(pathname)?.[1];
  if (list !== undefined && site.siteMap.has(list)) {
    return fail('link-list-page', {url, correct: list});
  }
  if (destination) {
    return (
      checkRental(target) ?? checkAnchor(target, destination) ?? checkDate(target, destination)
    );
  }
  const isFile = site.content.files.includes(`static${unescape(pathname)}`);
  return isFile ? undefined : explainMissing(target);
}

/** Checks a relative link: right only from post to post, by their files, and to files next to the post. */
function checkRelative(target: Target): Found {
  const {pathname, site, file} = target;
  if (!isPost(file)) return explainMissing(target);
  const linked = path.posix.join(path.posix.dirname(file), unescape(pathname));
  if (!/\.mdx?$/.test(pathname)) {
    return site.content.files.includes(linked) ? undefined : explainMissing(target);
  }
  const destination = isPost(linked) && site.siteMap.get(permalinkOf(linked) ?? '');
  return destination && destination.file === linked
    ? (checkAnchor(target, destination) ?? checkDate(target, destination))
    : explainMissing(target);
}

/** Reports a target that does not exist, or that is written in another form than its path. */
function explainMissing({url, pathname, query, hash, fail, site, file}: Target): Found {
  const {siteMap, content} = site;
  const paths = [...siteMap.keys(), ...Object.keys(redirects)];
  const staticFiles = content.files.flatMap((each) => /^static(\/.*)$/.exec(each)?.[1] ?? []);
  const bare = pathname
    .replace(/^\/?(?:\.\.?\/)*(?:pages\/|static\/)?/, '/')
    .replace(/\/+$|\.(?:mdx?|html?)\/?$/gi, '')
    .replace(/\/index$/, '');
  for (const candidate of [bare || '/', bare.toLowerCase() || '/']) {
    const old = redirects[candidate];
    if (old === undefined && ![...paths, ...staticFiles].includes(candidate)) continue;
    const code = old !== undefined && candidate === pathname ? 'link-path-old' : 'link-path-form';
    return fail(code, {url, correct: `${old ?? candidate}${query}${hash}`});
  }
  const kind = /\.mdx?$/.test(pathname) ? 'post' : /\.\w{2,5}$/.test(pathname) ? 'file' : 'page';
  const folder = path.posix.dirname(file);
  const candidates = {
    page: paths,
    file: isPost(file)
      ? content.files.flatMap((each) =>
          path.posix.dirname(each) === folder ? [`./${path.posix.basename(each)}`] : [],
        )
      : staticFiles,
    post: postFiles(content).map((each) => `../${postFolder(each)}/index.md`),
  };
  const closest = findClosest(kind === 'page' ? bare : pathname, candidates[kind]);
  const suggestion = closest && (redirects[closest] ?? `${closest}${query}${hash}`);
  return fail('link-not-found', {url, kind, suggestion});
}

/* ---- After the path ---- */

function checkRental({pathname, query, hash, fail}: Target): Found {
  const rental = /[?&]rental=([^&]*)/.exec(query)?.[1];
  if (pathname !== '/' || rental === undefined) return undefined;
  if (rentalKeys.some((key) => key === rental)) return undefined;
  const closest = findClosest(rental, rentalKeys);
  const suggestion = closest && `/?rental=${closest}${hash}`;
  return fail('link-rental', {rental, suggestion, known: rentalKeys});
}

function checkAnchor(target: Target, {anchors}: Destination): Found {
  const {pathname, query, hash, fail, site} = target;
  if (hash === '' || anchors === undefined) return undefined;
  const id = unescape(hash.slice(1));
  if (anchors.has(id)) return undefined;
  const elsewhere = [...site.siteMap].find(([, each]) => id && each.anchors?.has(id))?.[0];
  const closest = findClosest(id, anchors) ?? [...anchors].find((each) => id && each.includes(id));
  return fail('link-anchor-missing', {
    page: pathname,
    id,
    suggestion: elsewhere ? `${elsewhere}#${id}` : closest && `${pathname}${query}#${closest}`,
    known: [...anchors],
  });
}

/** Reports a link to a post that is not public when the page with the link is. */
function checkDate({file, fail, site}: Target, destination: Destination): Found {
  const coming = destination.file && unpublished(site.content, destination.file);
  const own = unpublished(site.content, file);
  if (!coming || own === 'draft') return undefined;
  if (coming === 'draft') return fail('link-to-draft');
  const isLater = own !== undefined && own.day >= coming.day;
  return isLater ? undefined : fail('link-too-early', {day: coming.day});
}
