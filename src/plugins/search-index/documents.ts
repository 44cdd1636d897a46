import type {SearchDocument} from '../../sections/Search/engine';
import {headOf, mainOf, textOf, titleOf} from './html';

/** Visitors search pages for their words, and not for their controls and repetitions. */
const skipped =
  'nav, form, script, style, template, noscript, svg, .button, .visually-hidden, [aria-hidden="true"]';

/** Characters of a document's text, so that long posts do not outweigh the rest. */
const maxLength = 1200;

/**
 * Splits a built page into documents: the page itself, and one for each part with an anchor and a heading.
 *
 * @param path - of the page, without the base URL
 * @param content - the selector of what is searched besides the title and the description, if anything
 */
export function documentsOf(html: string, path: string, content = ''): SearchDocument[] {
  const head = headOf(html);
  const title = titleOf(head);
  const lang = head('html').attr('lang') ?? '';
  const language = lang.startsWith('en') ? {} : {lang};
  const description = head('meta[name="description"]').attr('content') ?? '';

  const $ = mainOf(html);
  const rest = $(content).first();
  rest.find(skipped).remove();
  // From the end: what is left of a part has no other parts inside or after it
  const anchored = rest.find('[id], details').toArray().reverse();
  const parts = anchored.flatMap((node): SearchDocument | [] => {
    const element = $(node);
    // A question of <Faq>: the anchor is that of its answer
    const id = element.is('details') ? element.children('[id]').attr('id') : element.attr('id');
    const isHeading = element.is('h2, h3');
    const heading = isHeading ? element : element.find('h2, h3').first();
    // Writers and Markdown set ids that start with a letter, React and the theme others
    if (!/^[a-z]/.test(id ?? '') || heading.length === 0) return [];
    const name = textOf(heading);
    const text = isHeading ? element.nextAll() : element;
    heading.remove();
    text.remove();
    return {path: `${path}#${id}`, title: name, page: title, text: textOf(text), ...language};
  });
  const root = {path, title, text: `${description} ${textOf(rest)}`.trim(), ...language};
  return [root, ...parts.reverse()].map((each) => ({...each, text: each.text.slice(0, maxLength)}));
}
