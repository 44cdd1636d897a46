import type {CheerioAPI} from 'cheerio';
import {headOf, mainOf, titleOf} from '../html';

/** What search finds: a page, a post, or the part of a page below one heading. */
export interface SearchDocument {
  /** With its anchor: `/ride#airport`. */
  path: string;
  /** The heading of the part, or the title of the page. */
  title: string;
  /** The title of the page that a part is on. */
  page?: string | undefined;
  text: string;
  /** The language of the page, if it is not English. */
  lang?: string | undefined;
}

type Selection = ReturnType<CheerioAPI>;

/** Visitors search pages for their words, and not for their controls and repetitions. */
const skipped =
  'nav, form, script, style, template, noscript, svg, .button, .visually-hidden, [aria-hidden="true"]';

/** Elements that may be within a word. A space separates the text of all others. */
const inline = 'abbr, b, code, em, i, strong';

/** Anchors that a writer has set, or that Markdown derives from a heading. React's and the theme's start with `_`. */
const isAnchor = (id: string | undefined): id is string => id !== undefined && /^[a-z]/.test(id);

/** Characters of a document's text, so that long posts do not outweigh the rest. */
const maxLength = 1200;

/**
 * Splits a built page into documents: the page itself, and one for each part with an anchor and a heading.
 *
 * @param path - of the page, without the base URL
 * @param content - the selector of what is searched besides the title and the description, if anything
 */
export function documentsOf(html: string, path: string, content?: string): SearchDocument[] {
  const head = headOf(html);
  const $ = mainOf(html);
  const title = titleOf(head);
  const lang = head('html').attr('lang');
  const language = lang && !lang.startsWith('en') ? {lang} : {};
  const description = head('meta[name="description"]').attr('content') ?? '';
  const root: SearchDocument = {path, title, text: `${description} `, ...language};
  const documents = [root];
  const add = (id: string, heading: string): SearchDocument => {
    const document = {path: `${path}#${id}`, title: heading, page: title, text: '', ...language};
    documents.push(document);
    return document;
  };
  // Looked up once: matching each node takes most of the time
  const nodes = (selector: string) => new Set<unknown>($(selector).toArray());
  const skippedNodes = nodes(skipped);
  const headings = nodes('h2, h3');
  const inlineNodes = nodes(inline);
  /** Appends the text of an element to a document, and starts others at anchors inside. */
  const read = (element: Selection, into: SearchDocument): void => {
    let current = into;
    for (const node of element.contents().toArray()) {
      const child = $(node);
      if (skippedNodes.has(node)) continue;
      if (!('attribs' in node)) {
        current.text += child.text();
        continue;
      }
      const part = partOf(child);
      if (headings.has(node) && tidy(child.text()) === current.title) continue;
      if (part && headings.has(node)) {
        current = add(part.id, part.heading); // as far as the next heading, or the end of the element
        continue;
      }
      const space = inlineNodes.has(node) ? '' : ' ';
      current.text += space;
      read(child, part ? add(part.id, part.heading) : current);
      current.text += space;
    }
  };
  if (content) read($(content).first(), root);
  return documents.map((document) => ({
    ...document,
    text: tidy(document.text).slice(0, maxLength),
  }));
}

/** The anchor and the heading of an element that starts a document. */
function partOf(element: Selection): {id: string; heading: string} | undefined {
  // A question of <Faq>: the anchor is that of its answer
  const id = element.is('details') ? element.children('[id]').attr('id') : element.attr('id');
  if (!isAnchor(id)) return undefined;
  const heading = element.is('h2, h3') ? element : element.find('h2, h3').first();
  return heading.length > 0 ? {id, heading: tidy(heading.text())} : undefined;
}

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
