import fc from 'fast-check';

/** What Markdown, MDX, YAML and editors give a meaning to. */
const tokens = [
  ...'< > { } [ ] ( ) ` * _ # | ~ ! " \' & : ::: <> </ <!-- --> {/* */} {... ={'.split(' '),
  ...'![]( ]( [a]( <Hero> </Hero> &#x &amp; ---\n ```\n \t \n \r \r\n \0 \ufeff'.split(' '),
  ...['> ', '- ', '1. ', '  ', '\u00a0', '\u202e', '\ufffd', '- a\n', '*a ', '<a ', '<Hero '],
  ...['import ', 'export ', 'title: '],
];

/** What careless editing, broken tools and attackers do to files, and how often. */
const frequencies = {delete: 4, double: 3, swap: 3, insert: 6, repeat: 3, truncate: 2, enlarge: 1};
const kinds = Object.entries(frequencies) as [keyof typeof frequencies, number][];

const mutation = fc.record({
  kind: fc.oneof(...kinds.map(([kind, weight]) => ({weight, arbitrary: fc.constant(kind)}))),
  at: fc.nat(20_000),
  length: fc.nat(300),
  text: fc.oneof(
    fc.constantFrom(...tokens),
    fc.string({unit: 'binary', maxLength: 40}),
    fc.string({unit: 'grapheme', maxLength: 40}),
  ),
  times: fc.nat(30_000),
});
export const mutations = fc.array(mutation, {minLength: 1, maxLength: 4});
type Mutation = typeof mutation extends fc.Arbitrary<infer Value> ? Value : never;

/** Changes a text in one way. */
export function mutate(original: string, {kind, at, length, text, times}: Mutation): string {
  const start = at % (original.length + 1);
  const before = original.slice(0, start);
  const piece = original.slice(start, start + length);
  const after = original.slice(start + length);
  return {
    delete: () => before + after,
    double: () => before + piece + piece + after,
    swap: () => before + after.slice(0, times) + piece + after.slice(times),
    insert: () => before + text + piece + after,
    repeat: () => before + text.repeat(times) + piece + after, // long lines and deep nesting
    truncate: () => before,
    enlarge: () => original.repeat((times * 170) / (original.length + 1)), // 5 MB at most
  }[kind]();
}
