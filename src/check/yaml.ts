import {isMap, LineCounter, parseDocument, type Document, type YAMLError} from 'yaml';
import type * as z from 'zod';
import {findIssues} from './issues';
import type {Problem} from './problem';

export type Data = Readonly<Record<string, unknown>>;

/** What was read of a file, and what is wrong with it. */
export interface ReadYaml {
  /** Empty if it cannot be read. */
  data: Data;
  /** Where a value begins in the text. */
  offsetOf: (path: readonly PropertyKey[]) => number;
  problems: Problem[];
}

/** Reads YAML and validates it: its own messages, then zod's. @param schemaOf - the schema, which may depend on the data */
export function readYaml(
  file: string,
  text: string,
  schemaOf: (data: Data) => z.ZodType,
): ReadYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter,
    prettyErrors: false,
    customTags: ['timestamp'],
    logLevel: 'silent',
  });
  const offsetOf = (path: readonly PropertyKey[]): number => {
    const node = document.getIn(path, true) as {range?: [number]} | undefined;
    if (node?.range) return node.range[0];
    return path.length > 1 ? offsetOf(path.slice(0, -1)) : 0;
  };
  const problemAt = (offset: number, words: Pick<Problem, 'text' | 'fix'>): Problem => {
    const {line, col} = lineCounter.linePos(offset);
    return {file, line, column: col, text: words.text, fix: words.fix};
  };
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const words = {
      text: `YAML cannot read this: ${error.message}.`,
      fix: fixes[error.code] ?? quote,
    };
    return {data: {}, offsetOf, problems: [problemAt(startOfError(document, error), words)]};
  }
  const data = toData(document);
  if (!data) {
    const words = {text: 'There are no keys here.', fix: `Write each on a line. ${quote}`};
    return {data: {}, offsetOf, problems: [problemAt(text.search(/\S/), words)]};
  }
  const issues = findIssues(schemaOf(data), data, writeLine);
  return {data, offsetOf, problems: issues.map((issue) => problemAt(offsetOf(issue.path), issue))};
}

const quote = 'Put the whole text in quotes: title: "EVO: the ride"';

/** What to write where YAML stops, by the code of its error. */
const fixes: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'Delete one of the two lines.',
  TAB_AS_INDENT: 'Delete the tab at the start of the line.',
  BAD_INDENT: 'Close the bracket, or delete the spaces at the start of the line.',
  MISSING_CHAR: 'Close the quote or bracket, or put the whole text in quotes.',
  MULTILINE_IMPLICIT_KEY: 'Write a space after the colon of each key, and each text on one line.',
};

/** The start of the value that an error is in: an open quote or bracket is noticed at its end. */
function startOfError({contents}: Document.Parsed, {pos: [offset]}: YAMLError): number {
  const ranges = isMap(contents) ? contents.items.map(({value}) => value?.range) : [];
  const range = ranges.find((each) => each && each[0] <= offset && offset <= each[1]);
  return range?.[0] ?? offset;
}

/** The keys of a document; undefined if it is a text or a list, or names what does not exist: `tags: *fleet`. */
function toData(document: Document.Parsed): Data | undefined {
  try {
    const data: unknown = document.toJS() ?? {};
    return typeof data === 'object' && !Array.isArray(data) ? (data as Data) : undefined;
  } catch {
    return undefined;
  }
}

function writeLine(key: string, value: unknown): string {
  if (Array.isArray(value)) return `${key}: [${value.join(', ')}]`;
  const text = String(value);
  return `${key}: ${/^\d+$/.test(text) || text.includes(': ') ? `"${text}"` : text}`;
}
