import path from 'node:path';
import {unescape} from 'node:querystring';

import {contact, links as ourLinks} from '../../../company/contact';
import {rentalKeys} from '../../../company/fares';
import {origin} from '../../../company/site';
import {findClosest} from '../../../validation/closest';
import {postFiles} from '../../../validation/files';
import {replace, type CodeOf, type Problem, type Texts} from '../../../validation/problem';
import {redirects} from '../../../hosting/redirects';
import {contactTexts} from '../style/contactDetails';
import {isPost, postFolder, type ContentFiles} from '../content';
import {permalinkOf, unpublished, type Destination} from '../siteMap';
import type {Reference} from './references';
import {list, suggest, writeDay} from '../../../validation/words';

interface Correction {
  url: string;
  correct: string;
}

const writeInstead = ({url, correct}: Correction, more = '') => ({
  fix: `Write ${correct}${more}`,
  ...replace(url, correct),
});

export const targetTexts = {
  ...contactTexts,
  'link-empty': () => ({
    text: 'The link has no target.',
    fix: 'Write the path of a page, like /ride, or of a section, like /ride#airport.',
  }),
  'link-scheme': (params: {scheme: string; suggestion?: string | undefined}) => ({
    text: `Links cannot begin with "${params.scheme}:".`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}:"`,
      'Write "https://" for another site, "/" for ours.',
    ),
  }),
  'link-without-https': (correction: Correction) => ({
    text: `"${correction.url}" is read as a page of our own site.`,
    ...writeInstead(correction),
  }),
  'link-path-form': (correction: Correction) => ({
    text: `Link to the page's path, not "${correction.url}".`,
    ...writeInstead(correction),
  }),
  'link-path-old': (correction: Correction) => ({
    text: `"${correction.url}" has moved.`,
    ...writeInstead(correction),
  }),
  'link-not-secure': (correction: Correction) => ({
    text: `"${correction.url}" is not encrypted.`,
    ...writeInstead(correction, ', and open it once to see that it works.'),
  }),
  'link-incomplete': ({url}: {url: string}) => ({
    text: `"${url}" is not a complete URL.`,
    fix: 'Copy the URL from your browser.',
  }),
  'link-contact-form': (params: {url: string; example: string}) => ({
    text: `"${params.url}" is not a valid link to call or write to.`,
    fix: `Write it like ${params.example}, with the country code and without spaces.`,
  }),
  'link-sign': ({url, sign, correct}: {url: string; sign: string; correct: string}) => ({
    text: `The link contains the "${sign}" after it: "${url}".`,
    fix: `Write [words](${correct})${sign}`,
  }),
  'link-list-page': ({url, list: path}: {url: string; list: string}) => ({
    text: `"${url}" shows different posts once a new one appears.`,
    fix: `Link to the post itself, or write ${path}`,
    ...replace(url, path),
    severity: 'warning',
  }),
  'link-not-found': (params: {
    url: string;
    kind: 'page' | 'file' | 'post';
    suggestion?: string | undefined;
  }) => ({
    text: `The ${params.kind} "${params.url}" does not exist.`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}"`,
      {
        page: 'Write / and the name of a file in pages without its ending, like /ride.',
        file: 'Put the file in static or next to the post, or link to another one.',
        post: 'Write ../, the name of the folder in news, and /index.md.',
      }[params.kind],
    ),
    ...replace(params.url, params.suggestion),
  }),
  'link-rental': (params: {
    rental: string;
    suggestion?: string | undefined;
    known: readonly string[];
  }) => ({
    text: `The rental "${params.rental}" does not exist.`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}"`,
      `Use one of: ${list(params.known)}.`,
    ),
    ...replace(`/?rental=${params.rental}`, params.suggestion?.replace(/#.*/, '')),
  }),
  'link-anchor-missing': (params: {
    page: string;
    id: string;
    suggestion?: string | undefined;
    known: readonly string[];
  }) => ({
    text: `${params.page ? `"${params.page}"` : 'This page'} has no section "#${params.id}".`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}"`,
      params.known.length > 0
        ? `Use one of: ${params.known.map((id) => `#${id}`).join(', ')}.`
        : 'Delete the # and what follows it.',
    ),
    ...replace(`#${params.id}`, params.suggestion),
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

/** What links are checked against. */
export interface Site {
  content: ContentFiles;
  siteMap: ReadonlyMap<string, Destination>;
}

/** Creates a problem where a link is. */
export type Fail<T extends Texts> = <Code extends CodeOf<T>>(
  code: Code,
  ...params: Parameters<T[Code]>
) => Problem;

type FailTarget = Fail<typeof targetTexts>;

/** The target of a link that is being checked. */
interface Target {
  file: string;
  fail: FailTarget;
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
  fail: FailTarget,
  site: Site,
): Problem | undefined {
  const url = written.trim();
  if (url === '' || url === '#') return fail('link-empty');
  const [, pathname = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const target: Target = {file, fail, site, url, pathname, query, hash};
  const [, correct = '', sign] = /^([^।॥“”‘’]*)([।॥“”‘’])/.exec(url) ?? [];
  if (sign) return fail('link-sign', {url, sign, correct});
  const [own, ownPath] = ownAddress.exec(url) ?? [];
  if (own) return fail('link-path-form', {url, correct: ownPath || '/'});
  if (/^[^\s/:@]+@[\w-]+\.[\w.-]+$/.test(url)) {
    return fail('link-without-https', {url, correct: `mailto:${url}`});
  }
  if (/^\+[\d ()-]{8,}$/.test(url)) {
    return fail('link-without-https', {url, correct: `tel:${url.replace(/[ ()-]/g, '')}`});
  }
  const scheme = /^([a-z][a-z+-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined) return checkScheme(scheme, target);
  if (/^(?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|example)(?:\/|$)/i.test(url)) {
    return fail('link-without-https', {url, correct: `https://${url.replace(/^\/\//, '')}`});
  }
  if (pathname === '') {
    const anchors = site.siteMap.get(permalinkOf(file) ?? '')?.anchors;
    return checkAnchor(target, {anchors});
  }
  return pathname.startsWith('/') ? checkPath(target) : checkRelative(target);
}

/* ---- Outside the site ---- */

/** Our own pages by their full address: as published, with www, or in `npm start`. */
const ownAddress = new RegExp(
  `^(?:https?:)?(?://)?(?:(?:www\\.)?${new URL(origin).host.replaceAll('.', '\\.')}|(?:localhost|127\\.0\\.0\\.1|0\\.0\\.0\\.0)(?::\\d+)?)(?![\\w.-])(.*)$`,
  'i',
);

const schemes = ['https', 'mailto', 'tel', 'sms'];

/** Files that the build writes. Docusaurus calls the address of a file that is no page `pathname:`. */
const generatedFiles = ['pathname:///licences.txt'];

function checkScheme(scheme: string, target: Target): Problem | undefined {
  const {url, fail} = target;
  if (scheme === 'mailto' || scheme === 'tel') return checkContact(scheme, target);
  if (generatedFiles.includes(url)) return undefined;
  if (!schemes.includes(scheme) && scheme !== 'http') {
    return fail('link-scheme', {scheme, suggestion: findClosest(scheme, schemes)});
  }
  const secure = url.replace(/^https?:/i, 'https:');
  if (scheme === 'http') return fail('link-not-secure', {url, correct: secure});
  const isComplete = URL.canParse(url) && /^https:\/\/[^/]+\.[^/]/i.test(url);
  return scheme !== 'https' || isComplete ? undefined : fail('link-incomplete', {url});
}

function checkContact(scheme: string, {url, file, fail}: Target): Problem | undefined {
  const bare = url.replace(/%20|[ ()-]|\?.*$/g, '');
  const where = isPost(file) ? 'post' : 'page';
  if (bare.toLowerCase() === ourLinks.email || bare === ourLinks.phone) {
    const detail = scheme === 'tel' ? 'phone' : 'email';
    return fail('contact-typed', {detail, where});
  }
  const isValid =
    scheme === 'tel'
      ? /^tel:\+\d{7,15}$/.test(url)
      : /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(bare);
  const example = scheme === 'tel' ? 'tel:+911234567890' : `mailto:${contact.email}`;
  return isValid ? undefined : fail('link-contact-form', {url, example});
}

/* ---- Inside the site ---- */

function checkPath(target: Target): Problem | undefined {
  const {pathname, fail, site, url} = target;
  const destination = site.siteMap.get(pathname);
  const list = /^(.+)\/page\/\d+$/.exec(pathname)?.[1];
  if (list !== undefined && site.siteMap.has(list)) {
    return fail('link-list-page', {url, list});
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
function checkRelative(target: Target): Problem | undefined {
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
function explainMissing({url, pathname, query, hash, fail, site, file}: Target): Problem {
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

function checkRental({pathname, query, hash, fail}: Target): Problem | undefined {
  const rental = /[?&]rental=([^&]*)/.exec(query)?.[1];
  if (pathname !== '/' || rental === undefined) return undefined;
  if (rentalKeys.some((key) => key === rental)) return undefined;
  const closest = findClosest(rental, rentalKeys);
  const suggestion = closest && `/?rental=${closest}${hash}`;
  return fail('link-rental', {rental, suggestion, known: rentalKeys});
}

function checkAnchor(target: Target, {anchors}: Destination): Problem | undefined {
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
function checkDate({file, fail, site}: Target, destination: Destination): Problem | undefined {
  const coming = destination.file && unpublished(site.content, destination.file);
  const own = unpublished(site.content, file);
  if (!coming || own === 'draft') return undefined;
  if (coming === 'draft') return fail('link-to-draft');
  const isLater = own !== undefined && own.day >= coming.day;
  return isLater ? undefined : fail('link-too-early', {day: coming.day});
}
