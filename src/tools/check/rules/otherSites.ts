import {contact, links as ourLinks} from '../../../company/contact';
import {origin} from '../../../company/site';
import {findClosest} from '../../../validation/closest';
import {
  replace,
  type CodeOf,
  type Message,
  type Suggested,
  type Texts,
} from '../../../validation/problem';
import {suggest} from '../../../validation/words';
import {isPost} from '../content';
import {contactTexts} from '../style/contactDetails';

/** Reports a problem of the link that is being checked. */
export type Fail<T extends Texts> = <Code extends CodeOf<T>>(
  code: Code,
  ...params: Parameters<T[Code]>
) => true;

/** Whether a problem was reported. */
export type Found = true | undefined;

export interface Correction {
  url: string;
  correct: string;
}

/** A problem of a whole URL that has an exact correction. */
export const correction =
  (describe: (url: string) => string, more = '') =>
  ({url, correct}: Correction): Message => ({
    text: describe(`"${url}"`),
    fix: `Write ${correct}${more}`,
    ...replace(url, correct),
  });

export const otherSiteTexts = {
  ...contactTexts,
  'link-scheme': ({scheme, suggestion}: Suggested & {scheme: string}) => ({
    text: `Links cannot begin with "${scheme}:".`,
    fix: suggest(
      suggestion && `"${suggestion}:"`,
      'Write "https://" for another site, "/" for ours.',
    ),
  }),
  'link-without-https': correction((url) => `${url} is read as a page of our own site.`),
  'link-path-form': correction((url) => `Link to the page's path, not ${url}.`),
  'link-not-secure': correction(
    (url) => `${url} is not encrypted.`,
    ', and open it once to see that it works.',
  ),
  'link-incomplete': ({url}: {url: string}) => ({
    text: `"${url}" is not a complete URL.`,
    fix: 'Copy the URL from your browser.',
  }),
  'link-contact-form': ({url, example}: {url: string; example: string}) => ({
    text: `"${url}" is not a valid link to call or write to.`,
    fix: `Write it like ${example}, with the country code and without spaces.`,
  }),
} satisfies Texts;

/** Our own pages by their full address: as published, with www, or in `npm start`. */
const ownAddress = new RegExp(
  `^(?:https?:)?(?://)?(?:(?:www\\.)?${new URL(origin).host.replaceAll('.', '\\.')}|(?:localhost|127\\.0\\.0\\.1|0\\.0\\.0\\.0)(?::\\d+)?)(?![\\w.-])(.*)$`,
  'i',
);

/** Targets that are written without their scheme, and what to put before them. */
const bareTargets: readonly (readonly [pattern: RegExp, scheme: string])[] = [
  [/^(?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|in|example)(?:\/|$)/i, 'https://'],
  [/^[^\s/:@]+@[\w-]+\.[\w.-]+$/, 'mailto:'],
  [/^\+[\d ()-]{8,}$/, 'tel:'],
];

const schemes = ['https', 'mailto', 'tel', 'sms'];

/** Files that the build writes. Docusaurus calls the address of a file that is no page `pathname:`. */
const generatedFiles = ['pathname:///licences.txt'];

/** Reports the problem with a link to another site, to a person, or by a full address; undefined for a path. */
export function checkOtherSite(
  url: string,
  file: string,
  fail: Fail<typeof otherSiteTexts>,
): Found {
  const [own, ownPath] = ownAddress.exec(url) ?? [];
  if (own) return fail('link-path-form', {url, correct: ownPath || '/'});
  const bare = bareTargets.find(([pattern]) => pattern.test(url))?.[1];
  if (bare) {
    const target = bare === 'tel:' ? url.replace(/[ ()-]/g, '') : url.replace(/^\/\//, '');
    return fail('link-without-https', {url, correct: `${bare}${target}`});
  }
  const scheme = schemeOf(url);
  if (scheme === undefined || generatedFiles.includes(url)) return undefined;
  if (scheme === 'mailto' || scheme === 'tel') return checkContact(scheme, url, file, fail);
  const secure = url.replace(/^https?:/i, 'https:');
  if (scheme === 'http') return fail('link-not-secure', {url, correct: secure});
  if (!schemes.includes(scheme)) {
    return fail('link-scheme', {scheme, suggestion: findClosest(scheme, schemes)});
  }
  const isComplete = URL.canParse(url) && /^https:\/\/[^/]+\.[^/]/i.test(url);
  return scheme !== 'https' || isComplete ? undefined : fail('link-incomplete', {url});
}

/** `https` of `https://…`; undefined for a path. */
export function schemeOf(url: string): string | undefined {
  return /^([a-z][a-z+-]*):/i.exec(url)?.[1]?.toLowerCase();
}

function checkContact(
  scheme: 'mailto' | 'tel',
  url: string,
  file: string,
  fail: Fail<typeof otherSiteTexts>,
): Found {
  const isPhone = scheme === 'tel';
  const bare = url.replace(/%20|[ ()-]|\?.*$/g, '');
  if (bare.toLowerCase() === ourLinks.email || bare === ourLinks.phone) {
    const detail = isPhone ? 'phone' : 'email';
    return fail('contact-typed', {detail, where: isPost(file) ? 'post' : 'page'});
  }
  const isValid = isPhone
    ? /^tel:\+\d{7,15}$/.test(url)
    : /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(bare);
  const example = isPhone ? 'tel:+911234567890' : `mailto:${contact.email}`;
  return isValid ? undefined : fail('link-contact-form', {url, example});
}
