import {load} from 'cheerio/slim';
import type {CheerioAPI} from 'cheerio';
import {name} from '../../company/site';

/*
 * Parts of a built page: parsing whole pages takes twice as long, and there may be thousands of posts. The results are not
 * kept: with so many, collecting the garbage takes longer than parsing some parts again.
 */

export const headOf = (html: string): CheerioAPI => load(html.split('</head>', 1)[0] ?? '');

/** Every tag but those of elements that may be within a word. */
const separatingTag = /<(?!!|\/?(?:abbr|b|code|em|i|strong)\b)/g;

/** The main part of a page, with spaces between the texts of its elements. */
export function mainOf(html: string): CheerioAPI {
  const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
  return load(main.replace(separatingTag, ' <'));
}

/** The text of elements in one line. */
export const textOf = (elements: {text: () => string}): string =>
  elements
    .text()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();

/** The title of a page without the name of the site. */
export const titleOf = (head: CheerioAPI): string => head('title').text().replace(` | ${name}`, '');
