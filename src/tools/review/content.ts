import {load, type CheerioAPI} from 'cheerio';
import {diffWordsWithSpace, structuredPatch, type Change} from 'diff';

import type {BuiltSite} from './builtSite';

const parts = ['text', 'links', 'images', 'search results', 'header or footer'] as const;

/** What each part of a page says and shows: a line for each text, link and image. */
export type PageContent = Record<(typeof parts)[number], string[]>;

/** A piece of text that both versions have, or that was added or removed. */
export type Piece = Pick<Change, 'value' | 'added' | 'removed'>;

/** What each part of a page says or shows differently: the changes as pieces of text. */
export type ContentChange = Record<keyof PageContent, Piece[][]>;

/** Elements that only previews show, such as links for editing. */
export const previewOnly = '[data-preview]';

/** Elements that may be within a sentence. All others begin and end a line. */
const inline =
  'a, abbr, b, bdi, bdo, button, cite, code, data, dfn, em, i, kbd, label, mark, output, q, s, samp, small, span, strong, sub, sup, svg, time, u, var, wbr';
/** Attributes that are read out or printed, with the label that the report gives them. */
const spokenAttributes = {alt: 'Image text', 'aria-label': 'Label', placeholder: 'Placeholder'};
/** Texts that share less than this part of their characters are shown as removed and added, not word by word. */
const minSimilarity = 0.3;

/** Reads the content of a page from its HTML. */
export function readPageContent(html: string, site: BuiltSite): PageContent {
  const $ = load(html);
  $(`${previewOnly}, script, style, template, noscript`).remove();
  // Adjacent elements are separate words, even if no space is between them in the code
  $(inline)
    .filter((_, {prev}) => prev !== null && 'name' in prev)
    .before(' ');
  $('body *').not(inline).before('\f').after('\f'); // readLines() splits at form feeds
  for (const [attribute, label] of Object.entries(spokenAttributes)) {
    for (const element of $(`body [${attribute}]`).toArray()) {
      const text = $(element).attr(attribute);
      if (text) $(element).prepend($('<span>').text(`\f${label}: ${text}\f`));
    }
  }
  const meta = (selector: string) => $(selector).last().attr('content')?.trim() ?? '';
  const main = readElement($, $('main').first(), site);
  $('main').remove();
  return {
    ...main,
    'search results': [
      `Title: ${$('title').text().trim()}`,
      `Description: ${meta('meta[name="description"]')}`,
      `Canonical URL: ${$('link[rel="canonical"]').attr('href') ?? ''}`,
      `Social card: ${identify(meta('meta[property="og:image"]'), site)}`,
    ],
    'header or footer': Object.values(readElement($, $('body'), site)).flat(),
  };
}

function readElement($: CheerioAPI, element: ReturnType<CheerioAPI>, site: BuiltSite) {
  const links = element.find('a[href]').toArray();
  const images = element.find('img[src], video[poster], video[src], source[src]').toArray();
  return {
    text: readLines(element),
    // Their order does not matter: screenshots show it
    links: links
      .map((link) => `${readLines($(link)).join(' ')} → ${link.attribs['href'] ?? ''}`)
      .sort(),
    images: images
      .map(({attribs}) => identify(attribs['poster'] ?? attribs['src'] ?? '', site))
      .sort(),
  };
}

/** The lines of an element as a visitor reads or hears them, without those of drawings. */
function readLines(element: ReturnType<CheerioAPI>): string[] {
  const copy = element.clone();
  copy.find('svg').remove();
  const lines = copy.text().split('\f');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

/** An image by its name and a fingerprint of its content: `rental-airport #3fa2c1`. */
function identify(url: string, site: BuiltSite): string {
  const file = site.resolve(url);
  const [name] = url.split('/').at(-1)?.split('.') ?? [];
  return file ? `${name ?? file} #${site.fingerprint(file).slice(0, 6)}` : url;
}

/** Where a page redirects to, if that is all it does. */
export function redirectTarget(html: string): string | undefined {
  const content = load(html)('meta[http-equiv="refresh" i]').attr('content');
  return content?.replace(/^.*?url=/i, '');
}

export function diffContent(before: PageContent, after: PageContent): ContentChange {
  const changes = parts.map((part) => [part, diffLines(before[part], after[part])] as const);
  return Object.fromEntries(changes) as ContentChange;
}

/** The parts that changed. */
export const changedParts = (content: ContentChange) =>
  parts.filter((part) => content[part].length > 0);

/** The lines that changed, in the order of the page. Neighbouring lines are one change. */
function diffLines(before: readonly string[], after: readonly string[]): Piece[][] {
  const [from = '', to = ''] = [before, after].map((lines) => `${lines.join('\n')}\n`);
  return structuredPatch('', '', from, to, '', '', {context: 0}).hunks.map(({lines}) => {
    const withSign = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? line.slice(1) : [])).join('\n');
    return diffWords(withSign('-'), withSign('+'));
  });
}

/** The words that two texts share, and those that only one of them has. */
function diffWords(before: string, after: string): Piece[] {
  const pieces = diffWordsWithSpace(before, after);
  const same = pieces.filter(({added, removed}) => !added && !removed);
  const shared = same.reduce((sum, {value}) => sum + value.trim().length, 0);
  if (shared >= Math.max(before.length, after.length) * minSimilarity) return pieces;
  return [
    {value: before, added: false, removed: true},
    {value: after, added: true, removed: false},
  ].filter(({value}) => value !== '');
}
