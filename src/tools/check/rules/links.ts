import type {Texts} from '../../../validation/problem';
import {contentRule, locate} from '../content';
import {readablePages, type Page} from '../parse';
import {createSiteMap} from '../siteMap';
import {checkTarget, targetTexts} from './linkTargets';
import {referencesOf, type Reference} from './references';

type Words = Pick<Reference, 'url' | 'words'>;

const texts = {
  'link-text-missing': ({url}: Words) => ({
    text: 'The link has no words, so nobody sees it.',
    fix: `Write where it leads: [airport rentals](${url})`,
  }),
  'link-text-vague': ({words}: Words) => ({
    text: `"${words}" does not say where the link leads.`,
    fix: 'Link the words that do, like [airport rentals](/ride#airport)',
  }),
  'link-text-url': ({url}: Words) => ({
    text: 'The link shows its URL.',
    fix: `Write what is there: [the name of the page](${url.replace(/^www\./i, 'https://www.')})`,
    severity: 'warning',
  }),
} satisfies Texts;

/** Links lead to something that exists, by its shortest path, and say where they lead. */
export const links = contentRule({...targetTexts, ...texts}, (content, report) => {
  const site = {content, siteMap: createSiteMap(content)};
  for (const page of readablePages(content)) {
    for (const reference of [...frontMatterLink(page), ...referencesOf(page)]) {
      const {offset, start, words, url} = reference;
      const isWrong = checkTarget(reference, site, (code, ...params) => {
        report(code, locate(page, offset), ...params);
        return true;
      });
      // A bare URL with a wrong target is reported once
      if (isWrong && words === url) continue;
      const code = codeOfWords(reference);
      if (code) report(code, locate(page, start), {url, words});
    }
  }
});

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

function codeOfWords({words, isInText}: Reference): keyof typeof texts | undefined {
  if (words === undefined) return undefined;
  // The types report a button without content
  if (words === '') return isInText ? 'link-text-missing' : undefined;
  const bare = words.replace(/[.…:!→›»]+$/, '').trim();
  if (vague.test(bare) || (isInText && vagueInText.test(bare))) return 'link-text-vague';
  return /^(?:https?:\/\/|www\.)/i.test(words) ? 'link-text-url' : undefined;
}
