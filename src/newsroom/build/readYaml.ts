import {load} from 'js-yaml';
import {LineCounter, isMap, isScalar, parseDocument, visit} from 'yaml';
import type {Document, Node} from 'yaml';

/** A mistake and its place, which counts lines and columns from 1. */
export interface Mistake {
  line: number;
  column: number;
  wrong: string;
  instead: string;
}

export type Path = readonly PropertyKey[];
export type Part = 'key' | 'value';

export interface Yaml {
  data: unknown;
  /** Where a key or its value begins; of what is not there, where its nearest parent does. */
  place: (path: Path, part?: Part) => {line: number; column: number};
  /** Where a comment begins that cuts a text without quotes short. */
  commentAfter: (path: Path) => {line: number; column: number} | undefined;
}

/**
 * Reads YAML, as Docusaurus does: 1.2, and dates without quotes are dates.
 *
 * @param flat - one key below the other, as in front matter: an indented key is a mistake
 */
export function readYaml(source: string, {flat}: {flat: boolean}): Yaml | {mistakes: Mistake[]} {
  const data = readPlain(source);
  if (data === undefined) return readWhole(source, flat);
  // Places are asked for where something is wrong, which it rarely is
  let whole: Yaml | undefined;
  const place: Yaml['place'] = (path, part) => {
    const read = whole ?? readWhole(source, flat);
    if ('mistakes' in read) return {line: 1, column: 1};
    whole = read;
    return read.place(path, part);
  };
  return {data, place, commentAfter: () => undefined};
}

/** One key and its value in a line, and nothing that means something else to YAML: no comment, reference or tag. */
const plainLine = new RegExp(
  `^(?:[A-Za-z]\\w*:(?: +(?:${[
    String.raw`[\w./(](?:(?!\t| #).)*`, // text without quotes
    String.raw`'(?:[^'\t]|'')*'`,
    String.raw`"[^"\\\t]*"`,
    String.raw`\[[\w ,-]*\]`,
  ].join('|')}))?)?$`,
);

/**
 * What a source says that has nothing but plain lines, read by the parser that Docusaurus has: ten times as quick as
 * one that knows places.
 * @returns nothing where it has others, or cannot be read
 */
function readPlain(source: string): unknown {
  if (!source.split('\n').every((line) => plainLine.test(line))) return undefined;
  try {
    return load(source);
  } catch {
    return undefined;
  }
}

function readWhole(source: string, flat: boolean): Yaml | {mistakes: Mistake[]} {
  const counter = new LineCounter();
  const document = parseDocument(source, {
    lineCounter: counter,
    customTags: ['timestamp'],
    prettyErrors: false,
    // A tag that YAML does not know is only a warning here, but an error to Docusaurus.
    logLevel: 'silent',
  });
  const at = (offset: number) => {
    const {line, col} = counter.linePos(offset);
    return {line, column: col};
  };

  const errors = [...document.errors, ...document.warnings]
    .sort((a, b) => a.pos[0] - b.pos[0])
    .map(({code, pos}): Stop => ({code, place: at(pos[0])}));
  const broken = errors.length > 0 ? undefined : unreadable(document, source);
  if (broken !== undefined) errors.push({code: '', place: at(broken)});
  if (errors.length > 0) return {mistakes: inPlainWords(errors, source, flat)};

  return {
    data: document.toJS() as unknown,
    place: (path, part = 'value') => at(offsetOf(document, path, part)),
    commentAfter: (path) => {
      const node = document.getIn(path, true);
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
      const [start, end] = node.range;
      return start < end && /^[ \t]+#/.test(source.slice(end))
        ? at(source.indexOf('#', end))
        : undefined;
    },
  };
}

/** What the parser lets through and Docusaurus does not: a * that refers to nothing, and a second document. */
function unreadable(document: Document, source: string): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Alias: (_, alias) => {
      if (!alias.resolve(document)) offset ??= start(alias);
    },
  });
  const dots = source.search(/^\.\.\./m);
  return offset ?? (dots < 0 ? undefined : dots);
}

function offsetOf(document: Document, path: Path, part: Part): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const [depth, step] of path.entries()) {
    const isLast = depth === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(({key}) => isScalar(key) && String(key.value) === String(step));
      if (!pair) break;
      // Nothing behind the colon has no place of its own.
      const isEmpty = isScalar(pair.value) && pair.value.value === null;
      offset = start((isLast && part === 'key') || isEmpty ? pair.key : pair.value) ?? offset;
      node = pair.value;
    } else {
      node = document.getIn(path.slice(0, depth + 1), true);
      offset = start(node) ?? offset;
    }
  }
  return offset;
}

function start(node: unknown): number | undefined {
  return (node as Node | null | undefined)?.range?.[0];
}

/* ---- What a writer did that YAML cannot read: its own words for it are for programmers. ---- */

type Place = Pick<Mistake, 'line' | 'column'>;

/** What the parser stopped at. */
interface Stop {
  code: string;
  place: Place;
}

/** The mistakes behind what the parser stopped at: it often stops several times for the same one. */
function inPlainWords(stops: readonly Stop[], source: string, flat: boolean): Mistake[] {
  const lines = source.split(/\r?\n/);
  const odd = lines.flatMap((text, index) => oddLine(text, index + 1, flat) ?? []);
  const mistakes = new Map<number, Mistake>();
  for (const {code, place} of stops) {
    const line = lines[place.line - 1] ?? '';
    const mistake = code === 'DUPLICATE_KEY' ? twice(line, place) : causeOf(place, odd);
    // A line that is only hard to read may be so because of the mistakes that are known.
    if (mistake) mistakes.set(mistake.line, mistake);
    else if (mistakes.size === 0) mistakes.set(place.line, unclear(line, place));
  }
  return [...mistakes.values()].sort((a, b) => a.line - b.line);
}

/** YAML notices some mistakes, an open quote above all, only lines later: the cause is the last odd line before. */
function causeOf(place: Place, odd: readonly Mistake[]): Mistake | undefined {
  return odd.findLast((mistake) => mistake.line <= place.line) ?? odd[0];
}

function twice(line: string, place: Place): Mistake {
  const key = /^[^:]*/.exec(line.slice(place.column - 1))?.[0] ?? '';
  return {
    ...place,
    wrong: `${key} is written twice. Each key is allowed once.`,
    instead: 'Delete one of the two.',
  };
}

function unclear(line: string, place: Place): Mistake {
  return {
    ...place,
    wrong: line.trim()
      ? `This line cannot be read: "${line.trim()}".`
      : 'Something above this line cannot be read.',
    instead:
      "Write each key on a line of its own, then a colon, a space and the text in quotes: title: '…'",
  };
}

/** Keys whose value is a list in brackets. */
const lists = ['tags', 'authors'];

function oddLine(text: string, line: number, flat: boolean): Mistake | undefined {
  if (/^ *\t/.test(text)) {
    return {
      line,
      column: text.indexOf('\t') + 1,
      wrong: 'This line begins with a tab. Only spaces are allowed there.',
      instead: flat
        ? `Delete the tab: ${text.trim()}`
        : `Put two spaces instead of the tab: ${text.trim()}`,
    };
  }
  const [, indent = '', key = '', gap = '', value = ''] =
    /^(\s*)([A-Za-z][\w-]*):(\s*)(.*?)\s*$/.exec(text) ?? [];
  if (!key) return undefined;
  const valueAt = {line, column: indent.length + key.length + 1 + gap.length + 1};
  if (value && !gap) {
    return {
      line,
      column: indent.length + 1,
      wrong: `Behind "${key}:" there is no space.`,
      instead: `Write: ${key}: ${value}`,
    };
  }
  if (flat && indent) {
    return {
      line,
      column: 1,
      wrong: `There are spaces before ${key}. Keys begin at the start of their line.`,
      instead: `Delete the spaces: ${key}: ${value}`.trim(),
    };
  }
  if (/^['"]/.test(value)) {
    if (/^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")(?:\s+#.*)?$/.test(value)) return undefined;
    const bare = value.replace(/^(['"])([^]*)\1$/, '$2');
    const isOpen = bare === value && !value.slice(1).includes(value.charAt(0));
    return {
      ...valueAt,
      wrong: isOpen
        ? `The quotes around ${key} are opened but not closed.`
        : `The quotes around ${key} end before its text does.`,
      instead: `Write: ${key}: ${quoted(isOpen ? value.slice(1) : bare)}`,
    };
  }
  if (lists.includes(key) && value.startsWith('[')) {
    if (value.endsWith(']')) return undefined;
    return {
      ...valueAt,
      wrong: `The list of ${key} has no closing bracket.`,
      instead: `Write: ${key}: ${value}]`,
    };
  }
  const [special] = /^(?:[@`%&*!|>[\]{},]|[-?] )/.exec(value) ?? [];
  if (special) {
    return {
      ...valueAt,
      wrong: `${key} begins with "${special.trim()}", which cannot be read without quotes.`,
      instead: `Put it in quotes: ${key}: ${quoted(value)}`,
    };
  }
  if (/:(?:\s|$)/.test(value)) {
    return {
      ...valueAt,
      wrong: `${key} holds a colon, which cannot be read without quotes.`,
      instead: `Put it in quotes: ${key}: ${quoted(value)}`,
    };
  }
  return undefined;
}

/** A text as YAML reads it whatever is in it. */
export function quoted(text: string): string {
  if (text.includes("'") && !/["\\]/.test(text)) return `"${text}"`;
  return `'${text.replaceAll("'", "''")}'`;
}
