import fc from 'fast-check';

/** Changes a text in one of the ways that careless editing, broken tools or attackers do. */
export type Mutation =
  | {do: 'delete' | 'double'; at: number; length: number}
  | {do: 'swap'; at: number; to: number; length: number}
  | {do: 'insert'; at: number; text: string}
  | {do: 'repeat'; at: number; text: string; times: number}
  | {do: 'truncate'; at: number}
  | {do: 'enlarge'; bytes: number};

const at = fc.nat(20_000);
const length = fc.nat(300);

/** What Markdown, MDX, YAML and editors give a meaning to. */
const tokens = [
  ...[
    '<',
    '>',
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    '`',
    '*',
    '_',
    '#',
    '|',
    '~',
    '!',
    '"',
    "'",
    '&',
    ':',
  ],
  ...[
    '> ',
    '- ',
    '1. ',
    '  ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    '\0',
    '\u00a0',
    '\u202e',
    '\ufeff',
    '\ufffd',
  ],
  ...[
    '---\n',
    '<Hero>',
    '</Hero>',
    '<Hero ',
    '<!--',
    '-->',
    '{/*',
    '*/}',
    '<>',
    '</',
    '![](',
    '](',
    ':::',
  ],
  ...[
    '```\n',
    '&#x',
    '&amp;',
    '{...',
    '={',
    'import ',
    'export ',
    'title: ',
    '- a\n',
    '*a ',
    '[a](',
    '<a ',
  ],
];
const text = fc.oneof(
  fc.constantFrom(...tokens),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.string({unit: 'grapheme', maxLength: 40}),
);

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  {weight: 4, arbitrary: fc.record({do: fc.constant('delete'), at, length})},
  {weight: 3, arbitrary: fc.record({do: fc.constant('double'), at, length})},
  {weight: 3, arbitrary: fc.record({do: fc.constant('swap'), at, to: at, length})},
  {weight: 6, arbitrary: fc.record({do: fc.constant('insert'), at, text})},
  // Long lines and deep nesting
  {weight: 3, arbitrary: fc.record({do: fc.constant('repeat'), at, text, times: fc.nat(30_000)})},
  {weight: 2, arbitrary: fc.record({do: fc.constant('truncate'), at})},
  {weight: 1, arbitrary: fc.record({do: fc.constant('enlarge'), bytes: fc.nat(5_000_000)})},
);

export const mutations = fc.array(mutation, {minLength: 1, maxLength: 4});

/** Applies mutations one after another. */
export function mutate(original: string, changes: readonly Mutation[]): string {
  return changes.reduce((words, change) => {
    if (change.do === 'enlarge') {
      return words.repeat(Math.ceil(change.bytes / Math.max(1, words.length)));
    }
    const start = change.at % (words.length + 1);
    const [before, after] = [words.slice(0, start), words.slice(start)];
    switch (change.do) {
      case 'delete':
        return before + after.slice(change.length);
      case 'double':
        return before + after.slice(0, change.length) + after;
      case 'swap': {
        const piece = after.slice(0, change.length);
        const rest = before + after.slice(change.length);
        const target = change.to % (rest.length + 1);
        return rest.slice(0, target) + piece + rest.slice(target);
      }
      case 'insert':
        return before + change.text + after;
      case 'repeat':
        return before + change.text.repeat(change.times) + after;
      case 'truncate':
        return before;
    }
  }, original);
}
