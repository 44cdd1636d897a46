import fc from 'fast-check';
import {expect, test} from 'vitest';
import {normalise} from './normalise';
import {inFrontMatter, inProse, inProseOfPages, inTags, inWholeFile} from './patterns';

const rows = [
  {rows: {...inWholeFile, ...inProse, ...inProseOfPages}, wrap: (text: string) => text},
  {rows: inTags, wrap: (text: string) => text},
  {rows: inFrontMatter, wrap: (text: string) => `---\n${text}\n---`},
].flatMap(({rows, wrap}) =>
  Object.entries(rows).map(([name, [written, read]]) => ({
    name,
    written: wrap(written),
    read: wrap(read),
  })),
);

test.each(rows)('$name: $written is read as $read', ({written, read}) => {
  expect(normalise(written, 'mdx')).toBe(read);
});

test.each(Object.values(inProseOfPages))('%s stays in a post', (written) => {
  expect(normalise(written, 'md')).toBe(written);
});

test.each([
  ['<Stats columns="4">', '<Stats columns={4}>'],
  ['<Rows large="true">', '<Rows large>'],
  ['<Rows tone="true">', '<Rows tone="true">'],
  ['---\ntitle: >-\n  One: two\n---', '---\ntitle: >-\n  One: two\n---'],
])('%s is read as %s', (written, read) => {
  expect(normalise(written, 'mdx')).toBe(read);
});

test('a file of Windows loses its mark and its line ends', () => {
  expect(normalise('\uFEFFOne.\r\n\r\nTwo.\r\n', 'md')).toBe('One.\n\nTwo.\n');
});

const format = fc.constantFrom('md' as const, 'mdx' as const);
/** Pieces of what writers paste, in any order. */
const pieces = fc.constantFrom(
  ...rows.map(({written}) => written),
  ...'abc * ** _ ` [ ] ( ) { } < > # - – “ ” " \' . ... \\ ! : | \n'.split(' '),
  ' ',
  '\n',
  '\n\n',
);
const pasted = fc.array(pieces, {maxLength: 12}).map((all) => all.join(''));

test('a second time changes nothing, and every line keeps its number', () => {
  fc.assert(
    fc.property(pasted, format, (text, each) => {
      const once = normalise(text, each);
      expect(normalise(once, each)).toBe(once);
      expect(once.split('\n')).toHaveLength(text.split('\n').length);
    }),
    {numRuns: 500},
  );
});

const signs = "• ab 1. ** {x} <6 -- ... ' == ~ #b";

test.each([
  `\n\`\`\`\n${signs}\n\`\`\`\n`,
  `\`${signs}\``,
  `{/* ${signs} */}`,
  "https://a.example/a.b~c=-d'",
  "[words](/ride?a.b='c-)",
  '<Button to="/?a1.~=b">',
  "{'{'}",
])('%j is left alone', (part) => {
  expect(normalise(`Words ${part} words`, 'mdx')).toBe(`Words ${part} words`);
});
