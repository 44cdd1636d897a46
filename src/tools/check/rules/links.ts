import type {Problem, Texts} from '../../../validation/problem';
import type {Rule} from '../content';
import {problemAt, readablePages, type Fail, type Page} from '../parse';
import {createSiteMap} from '../siteMap';
import {checkTarget, targetTexts} from './linkTargets';
import {referencesOf, type Reference} from './references';

const texts = {
  'link-text-missing': ({url}: {url: string}) => ({
    text: 'The link has no words, so nobody sees it.',
    fix: `Write where it leads: [airport rentals](${url})`,
  }),
  'link-text-vague': ({words}: {words: string}) => ({
    text: `"${words}" does not say where the link leads.`,
    fix: 'Link the words that do, like [airport rentals](/ride#airport)',
  }),
  'link-text-url': ({url}: {url: string}) => ({
    text: 'The link shows its URL.',
    fix: `Write what is there: [the name of the page](${url})`,
    severity: 'warning',
  }),
} satisfies Texts;

/** Links lead to something that exists, by its shortest path, and say where they lead. */
export const links: Rule = (content) => {
  const site = {content, siteMap: createSiteMap(content)};
  return readablePages(content).flatMap((page) =>
    [...frontMatterLink(page), ...referencesOf(page)].flatMap((reference): Problem[] => {
      const failAt =
        <T extends Texts>(words: T, offset: number): Fail<T> =>
        (code, ...params) =>
          problemAt(words, page, code, offset, ...params);
      const target = checkTarget(reference, failAt(targetTexts, reference.offset), site);
      // A bare URL with a wrong target is reported once
      const isReported = target && reference.words === reference.url;
      const words = isReported ? undefined : checkWords(reference, failAt(texts, reference.start));
      return [target, words].filter((problem) => problem !== undefined);
    }),
  );
};

/** Where the action of a page's front matter leads. */
function frontMatterLink({file, text}: Page): Reference[] {
  const [line = '', key = '', url = ''] = /^(actionTo: *['"]?)([^'"\n]+)/m.exec(text) ?? [];
  const offset = text.indexOf(line) + key.length;
  return line ? [{file, url, offset, start: offset, isInText: false}] : [];
}

/** Words that do not say where a link leads. */
const vague =
  /^(?:(?:please )?(?:click|tap|press|see|look|go|read) )?(?:here|this|this (?:link|page|site))$/i;

/** Buttons may say these: the heading above them says of what. */
const vagueInText = /^(?:link|click|more|more info|read more|learn more|find out more)$/i;

function checkWords(
  {url, words, isInText}: Reference,
  fail: Fail<typeof texts>,
): Problem | undefined {
  if (words === undefined) return undefined;
  // The types report a button without content
  if (words === '') return isInText ? fail('link-text-missing', {url}) : undefined;
  const bare = words.replace(/[.…:!→›»]+$/, '').trim();
  if (vague.test(bare) || (isInText && vagueInText.test(bare))) {
    return fail('link-text-vague', {words});
  }
  return /^(?:https?:\/\/|www\.)/i.test(words)
    ? fail('link-text-url', {url: url.replace(/^www\./i, 'https://www.')})
    : undefined;
}
