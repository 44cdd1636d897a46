import type {CheerioAPI} from 'cheerio';
import {load} from 'cheerio/slim';
import {name} from '../../company/site';
import type {SearchDocument} from '../../sections/Search/engine';

/** Visitors search pages for their words, and not for their controls and repetitions. */
const skipped =
  'nav, form, script, style, template, noscript, svg, .button, .visually-hidden, [aria-hidden="true"]';

/** Elements that may be within a word. */
const withinWords = 'abbr, b, code, em, i, strong';

/** Characters of a document's text, so that long posts do not outweigh the rest. */
const maxLength = 1200;

/**
 * Splits a built page into documents: the page itself, and one for each part with an anchor and a heading.
 *
 * @param path - of the page, without the base URL
 * @param content - the selector of what is searched besides the title and the description, if anything
 */
export function documentsOf(html: string, path: string, content = ''): SearchDocument[] {
  const $ = load(html);
  const title = $('title').text().replace(` | ${name}`, '');
  const lang = $('html').attr('lang') ?? '';
  const language = lang.startsWith('en') ? {} : {lang};
  const description = $('meta[name="description"]').attr('content') ?? '';

  const rest = $(content).first();
  rest.find(skipped).remove();
  rest.find('*').not(withinWords).prepend(' ').append(' ');
  // From the end: what is left of a part has no other parts inside or after it
  const anchored = rest.find('[id], details').toArray().reverse();
  const parts = anchored.flatMap((node) => takePart($(node)) ?? []).reverse();
  const documents: SearchDocument[] = [
    {path, title, text: `${description} ${textOf(rest)}`.trim()},
    ...parts.map(({id, ...part}) => ({path: `${path}#${id}`, page: title, ...part})),
  ];
  return documents.map((each) => ({...each, text: each.text.slice(0, maxLength), ...language}));
}

/** Removes a part from the page: a heading with what follows it, or an element with a heading. */
function takePart(element: ReturnType<CheerioAPI>) {
  // A question of <Faq>: the anchor is that of its answer
  const anchor = element.is('details') ? element.children('[id]') : element;
  const id = anchor.attr('id') ?? '';
  const isHeading = element.is('h2, h3');
  const heading = isHeading ? element : element.find('h2, h3').first();
  // Writers and Markdown set ids that start with a letter, React and the theme others
  if (!/^[a-z]/.test(id) || heading.length === 0) return undefined;
  const title = textOf(heading);
  const body = isHeading ? element.nextAll() : element;
  heading.remove();
  body.remove();
  return {id, title, text: textOf(body)};
}

/** The text of elements in one line. */
const textOf = (elements: {text: () => string}): string =>
  elements
    .text()
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
