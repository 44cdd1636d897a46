import MiniSearch from 'minisearch';
import {searchWords} from '@site/src/company/searchWords';

/** What search finds: a page, a post, or the part of a page below one heading. */
export interface SearchDocument {
  /** With its anchor: `/ride#airport`. */
  path: string;
  /** The heading of the part, or the title of the page. */
  title: string;
  /** The title of the page that a part is on. */
  page?: string;
  text: string;
  /** The language of the page, if it is not English. */
  lang?: string;
}

/** A page, or a part of one. */
export interface Result extends Omit<SearchDocument, 'text'> {
  /** The words around the first match. */
  excerpt: string;
}

const maxResults = 20;
/** Milliseconds after which an index that does not answer has failed. */
const maxLoadTime = 15_000;
/** Results with less than this share of the best one's score match by chance. */
const minShare = 0.1;
/** Words of an excerpt, and how many of them precede the match. */
const excerptLength = {all: 26, before: 6} as const;

/** Words that nearly every question has. */
const commonWords = new Set(
  (
    'a an and are at be can do does for from how i in is it my of on or the to us we what when ' +
    'where which who will with you your'
  ).split(' '),
);

/**
 * Splits a text or a query into the terms that are compared: words in lower case, and numbers. An amount is its number,
 * however its currency is written: "₹2,152", "Rs. 2152" and "INR 2152" are all "2152".
 */
function splitTerms(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/\b(?:rs|inr|rupees?)\.?\s*(?=₹?\d)/g, ' ')
    .replace(/(\d)\s*(?:rs|inr|rupees?)\b/g, '$1 ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((term) => /\d/.test(term) || term.length > 1);
}

/** Splits a query into the terms that matter, and adds the site's own words for them. */
function splitQuery(query: string): string[] {
  const terms = splitTerms(query);
  const rare = terms.filter((term) => !commonWords.has(term));
  return (rare.length > 0 ? rare : terms).flatMap((term) => [
    ...splitTerms(searchWords.get(term) ?? ''),
    term,
  ]);
}

/** Builds the search engine from the documents of src/plugins/search-index. */
export function createEngine(documents: readonly SearchDocument[]) {
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'page', 'text', 'path'],
    storeFields: ['path', 'title', 'page', 'text', 'lang'],
    tokenize: splitTerms,
    searchOptions: {
      tokenize: splitQuery,
      fields: ['title', 'page', 'text'],
      boost: {title: 3, page: 1.5},
      // Their words rarely match, but their numbers do
      boostDocument: (_path, _term, stored) => (stored?.['lang'] ? 0.2 : 1),
      // The last word may be incomplete
      prefix: (term, position, terms) => position === terms.length - 1 && term.length > 1,
      // One letter of short words may differ, two of long ones; numbers are exact
      fuzzy: (term) => (/\d/.test(term) || term.length < 5 ? false : 0.24),
    },
  });
  index.addAll(documents);

  return {
    /** Finds the pages and parts of pages with the words of a query, the best first. */
    search: (query: string): Result[] => {
      const found = index.search(query);
      return found
        .filter(({score}) => score >= minShare * (found[0]?.score ?? 0))
        .slice(0, maxResults)
        .map((each) => toResult(each as unknown as SearchDocument, each.terms));
    },

    /** Finds the page or part with all words of a path that no page has, even if they are misspelt. */
    findNearest: (path: string): Result | undefined => {
      const [nearest] = index.search(path, {
        fields: ['title', 'path'],
        boost: {path: 10},
        tokenize: (text) => splitTerms(text).filter((term) => !commonWords.has(term)),
        combineWith: 'AND',
        fuzzy: (term) => (/\d/.test(term) ? false : 0.34),
      });
      return nearest && toResult(nearest as unknown as SearchDocument, nearest.terms);
    },
  };
}

function toResult({text, ...document}: SearchDocument, terms: readonly string[]): Result {
  const words = text.split(' ');
  const first = words.findIndex((word) => splitTerms(word).some((term) => terms.includes(term)));
  const start = Math.max(0, first - excerptLength.before);
  const end = start + excerptLength.all;
  const excerpt = words.slice(start, end).join(' ');
  return {
    ...document,
    excerpt: `${start > 0 ? '… ' : ''}${excerpt}${end < words.length ? ' …' : ''}`,
  };
}

type Engine = ReturnType<typeof createEngine>;

let engine: Promise<Engine> | undefined;

/** Loads the index, once per visit. After a failure the next call tries again. */
export function loadEngine(url: string): Promise<Engine> {
  engine ??= fetchDocuments(url).then(createEngine);
  engine.catch(() => (engine = undefined));
  return engine;
}

async function fetchDocuments(url: string): Promise<SearchDocument[]> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), maxLoadTime);
  const response = await fetch(url, {signal: controller.signal});
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as SearchDocument[];
}
