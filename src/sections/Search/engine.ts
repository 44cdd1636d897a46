import {closest, distance} from 'fastest-levenshtein';
import MiniSearch from 'minisearch';
import type {SearchOptions, SearchResult} from 'minisearch';
import type {SearchDocument} from '@site/src/plugins/search-index/documents';
import {importantTerms, splitTerms} from './terms';

/** A page, or a part of one, to link to. */
export type Place = Omit<SearchDocument, 'text'>;

export interface Result extends Place {
  /** The words around the first match, to print one after another. */
  excerpt: readonly {word: string; isMatch: boolean}[];
}

export interface Engine {
  /** The pages and parts of pages with the words of a query, the best first. */
  search: (query: string) => Result[];
  /** The page whose path is like one that no page has, or whose title and path have all of its words. */
  findNearest: (path: string) => Place | undefined;
}

const maxResults = 20;
/** Results with less than this share of the best one's score match by chance. */
const minShare = 0.1;
/** Words of an excerpt, and how many of them precede the match. */
const excerptLength = {all: 26, before: 6} as const;
/** The share of a path's characters that may differ from those of the nearest one. */
const maxDifference = 1 / 3;

const queryOptions: SearchOptions = {
  fields: ['title', 'page', 'text'],
  boost: {title: 3, page: 1.5},
  // Their words rarely match, but their numbers do
  boostDocument: (_id, _term, stored) => (stored?.['lang'] ? 0.2 : 1),
  // The last word may be incomplete
  prefix: (term, index, terms) => index === terms.length - 1 && term.length > 1,
  // One letter of short words may differ, two of long ones; numbers are exact
  fuzzy: (term) => (/\d/.test(term) || term.length < 5 ? false : 0.24),
};

/** Builds the search engine from the documents of src/plugins/search-index. */
export function createEngine(documents: readonly SearchDocument[]): Engine {
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: ['title', 'page', 'text', 'path'],
    storeFields: ['title', 'page', 'text', 'lang'],
    tokenize: splitTerms,
    processTerm: (term) => term,
  });
  index.addAll(documents);
  const pages = documents.filter(({page}) => page === undefined);

  return {
    search(query) {
      const found = index.search(importantTerms(query).join(' '), queryOptions);
      const minScore = (found[0]?.score ?? 0) * minShare;
      return found
        .filter(({score}) => score >= minScore)
        .slice(0, maxResults)
        .map(toResult);
    },
    findNearest(path) {
      const nearest = closest(
        path,
        pages.map((page) => page.path),
      );
      if (distance(path, nearest) <= path.length * maxDifference) {
        return pages.find((page) => page.path === nearest);
      }
      const [first] = index.search(path, {
        fields: ['title', 'path'],
        combineWith: 'AND',
        filter: (found) => !found['lang'],
      });
      return first && toResult(first);
    },
  };
}

/** The stored fields of a document are those of `storeFields`. */
function toResult(found: SearchResult): Result {
  const {title, page, lang, text} = found as SearchResult & SearchDocument;
  const place: Place = {path: String(found.id), title, page, lang};
  return {...place, excerpt: excerptOf(text, new Set(found.terms))};
}

/** The words around the first one that matches, or the first words of the text. */
function excerptOf(text: string, matches: ReadonlySet<string>): Result['excerpt'] {
  const words = text.split(' ').map((word) => ({
    word,
    isMatch: splitTerms(word).some((term) => matches.has(term)),
  }));
  const first = words.findIndex(({isMatch}) => isMatch);
  const start = Math.max(0, first - excerptLength.before);
  const end = start + excerptLength.all;
  const gap = {word: '…', isMatch: false};
  return [
    ...(start > 0 ? [gap] : []),
    ...words.slice(start, end),
    ...(end < words.length ? [gap] : []),
  ];
}
