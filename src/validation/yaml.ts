import {LineCounter, isMap, isScalar, isSeq, parseDocument, visit} from 'yaml';
import type {Document, Node} from 'yaml';
import type {Location, Problem} from './problem';
import {explainYamlErrors, type YamlError} from './yamlErrors';

type KeyPath = readonly PropertyKey[];

/** YAML that could be parsed. */
export interface ParsedYaml {
  data: unknown;
  /** Where a value begins, or its key. Falls back to the nearest parent that exists. */
  locate: (path: KeyPath, part?: 'key' | 'value') => Location;
  /** The comment that cuts an unquoted text short: where it begins, and the text with it. */
  commentAfter: (path: KeyPath) => (Location & {text: string}) | undefined;
}

export type YamlResult = {problems: Problem[]} | {yaml: ParsedYaml};

/**
 * Parses YAML as Docusaurus does: unquoted dates become `Date` objects.
 *
 * @param nested - whether keys may be indented, which front matter does not need
 */
export function parseYaml(file: string, source: string, {nested}: {nested: boolean}): YamlResult {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, {
    lineCounter,
    customTags: ['timestamp'],
    prettyErrors: false,
    // An unknown tag is a warning here, but stops Docusaurus
    logLevel: 'silent',
  });
  const locationAt = (offset: number): Location => {
    const {line, col} = lineCounter.linePos(offset);
    return {line, column: col};
  };

  const errors: YamlError[] = [
    ...[...document.errors, ...document.warnings].map(({code, message, pos}) => ({
      code,
      message,
      location: locationAt(pos[0]),
    })),
    ...rejectedByDocusaurus(document, source).map(([offset, message]) => ({
      message,
      location: locationAt(offset),
    })),
  ];
  if (errors.length > 0) return {problems: explainYamlErrors(file, source, errors, nested)};

  return {
    yaml: {
      data: document.toJS() as unknown,
      locate: (path, part = 'value') => locationAt(offsetOf(document, path, part)),
      commentAfter(path) {
        const node = document.getIn(path, true);
        if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
        const [start, end] = node.range;
        const [comment] = /^[ \t]*#.*/.exec(source.slice(end)) ?? [];
        // An empty value may have a comment of ours, which has a space: a text like #1 has none
        if (comment === undefined || (start === end && !/#\S/.test(comment))) return undefined;
        const text = (source.slice(start, end) + comment).trim();
        return {...locationAt(source.indexOf('#', end)), text};
      },
    },
  };
}

/** What this parser accepts and the one in Docusaurus does not: aliases without an anchor, and a second document. */
function rejectedByDocusaurus(document: Document, source: string): [number, string][] {
  const rejected: [number, string][] = [];
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) rejected.push([startOf(alias) ?? 0, 'Unresolved alias']);
    },
  });
  const documentEnd = source.search(/^\.\.\./m);
  if (documentEnd >= 0) rejected.push([documentEnd, 'Unexpected end of document']);
  return rejected;
}

function offsetOf(document: Document, path: KeyPath, part: 'key' | 'value'): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const [depth, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === step);
      if (!pair) break;
      const isKey = part === 'key' && depth === path.length - 1;
      // An empty value has no position of its own
      const isEmpty = isScalar(pair.value) && pair.value.value === null;
      offset = startOf(isKey || isEmpty ? pair.key : pair.value) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.get(step, true);
      offset = startOf(node) ?? offset;
    }
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}
