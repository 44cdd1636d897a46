import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {origin} from '../company/site';
import {normalise} from './normalise';
import {inFrontMatter, inProse, inTags, invisible} from './patterns';

/** What writers paste, and how the site reads it. Examples are of pages, or of posts where `md` is written. */
const prose: readonly (readonly [written: string, read: string, format?: 'md'])[] = [
  // Characters that nobody sees
  ['A\u2028B', 'A B'],
  ['A\u0007B', 'AB'],
  ['qui\u200bet and qui\u00adet', 'quiet and quiet'],
  ['quiet\u2060 too', 'quiet too'],

  // Lists
  ['• Four seats\n• Two bags', '- Four seats\n- Two bags'],
  ['\uf0b7\tFour seats\n\uf0a7\tTwo bags', '- Four seats\n- Two bags'],
  ['- • Four seats', '- Four seats'],
  ['➡️ Four seats', '- Four seats'],
  ['o   Four seats\no\u00a0 Two bags', '- Four seats\n- Two bags'],
  ['o\tFour seats\n§\tTwo bags', '- Four seats\n- Two bags'],
  ['– Four seats\n– Two bags', '- Four seats\n- Two bags'],
  ['-\u00a0Four seats', '- Four seats'],
  ['\u00a0\u00a0Four seats', 'Four seats'],

  // Headings
  ['##Charging', '## Charging'],
  ['## Where to {#where}', '## Where to {/* #where */}'],
  ['## Where to {#where}', '## Where to {#where}', 'md'],

  // Links and images
  ['See <https://a.example/ways>.', 'See [https://a.example/ways](https://a.example/ways).'],
  ['Write to <desk@a.example>.', 'Write to [desk@a.example](mailto:desk@a.example).'],
  ['[our fares] (/ride#airport)', '[our fares](/ride#airport)'],
  ['[the desk](desk@a.example)', '[the desk](mailto:desk@a.example)'],
  ['[the desk](mailto: desk@a.example)', '[the desk](mailto:desk@a.example)'],
  ['![A cab](./my photo.jpg)', '![A cab](<./my photo.jpg>)'],
  [`[fares](${origin}/ride#airport)`, '[fares](/ride#airport)'],
  [`[home](${origin})`, '[home](/)'],

  // Signs of other tools
  ['Fewer than <6 ways.', 'Fewer than \\<6 ways.'],
  ['Five {ways}.', 'Five \\{ways\\}.'],
  ['<!-- Count them -->', '{/* Count them */}'],
  ['<!-- Count them -->', '<!-- Count them -->', 'md'],

  // Bold
  ['The ride is ** very quiet** today.', 'The ride is  **very quiet** today.'],

  // Typography
  ["EVO's aim", 'EVO’s aim'],
  ['And then...', 'And then…'],
  ['> - One\n> - Two', '> - One\n> - Two', 'md'],
  ['In the app - and here -- or there—now.', 'In the app – and here – or there – now.'],
  ['The word is "every", \'all\' and "*some*".', 'The word is “every”, ‘all’ and “*some*”.'],
  ['[fares](/ride "All \'fares\'")', '[fares](/ride "All \'fares\'")'],
];

const tags: typeof prose = [
  ['<Arti\u200bcle title="Help">', '<Article title="Help">'],
  ['<Hero\u00a0look="type">', '<Hero look="type">'],
  ['<Article title=“Help me”>', '<Article title="Help me">'],
  ['<Rows tone=tea title="Ways">', '<Rows tone="tea" title="Ways">'],
  ['<Rows title=Help me>', '<Rows title=Help me>'],
  ['<Stats columns="4">', '<Stats columns={4}>'],
  ['<Rows large="true">', '<Rows large>'],
  [`<Button to="${origin}/ride">`, '<Button to="/ride">'],
  ['<Button to="http://localhost:3000">', '<Button to="/">'],
  ['<br>', '<br />'],
  ['<Hero title="A **quiet** ride &amp; more">', '<Hero title="A quiet ride & more">'],
  ['<Hero title="See [fares](/ride)&nbsp;now">', '<Hero title="See fares\u00a0now">'],
  ['<Hero title="EVO\'s ride... - now--here">', '<Hero title="EVO’s ride… – now – here">'],
];

const keys: typeof prose = [
  ['title: “A tree”', 'title: "A tree"'],
  ['title: ‘EVO’s tree’', 'title: "EVO’s tree"'],
  ['title:\u00a0A tree', 'title: A tree'],
  ['tags: [“fleet”, “company”]', 'tags: ["fleet", "company"]'],
  ['tags: fleet', 'tags: [fleet]'],
  ['tags: fleet, company', 'tags: [fleet, company]'],
  ['title: EVO: the ride', 'title: "EVO: the ride"'],
  ['title: #1 cab in town', 'title: "#1 cab in town"'],
  ["title: 'EVO's ride'", 'title: "EVO’s ride"'],
  ['description: In the app - and here', 'description: In the app – and here'],
  ['title: A **quiet** ride &amp; more', 'title: A quiet ride & more'],
  ['description: See [fares](/ride)&nbsp;now...', 'description: See fares\u00a0now…'],
];

describe.each([
  {
    name: 'prose',
    examples: prose,
    patterns: [...invisible, ...inProse],
    wrap: (text: string) => text,
  },
  {name: 'tags', examples: tags, patterns: inTags, wrap: (text: string) => text},
  {
    name: 'front matter',
    examples: keys,
    patterns: inFrontMatter,
    wrap: (text: string) => `---\n${text}\n---`,
  },
])('$name', ({examples, patterns, wrap}) => {
  test.each(examples.map(([written, read, format = 'mdx' as const]) => ({written, read, format})))(
    '$written is read as $read',
    ({written, read, format}) => {
      expect(normalise(wrap(written), format)).toBe(wrap(read));
    },
  );

  test.each(patterns.map(([pattern]) => pattern))('%s has an example', (pattern) => {
    expect(examples.filter(([written]) => wrap(written).search(pattern) >= 0)).not.toEqual([]);
  });
});

test('a file of Windows loses its mark and its line ends', () => {
  expect(normalise('\uFEFFOne.\r\n\r\nTwo.\r\n', 'md')).toBe('One.\n\nTwo.\n');
});

const format = fc.constantFrom('md' as const, 'mdx' as const);
/** Pieces of what writers paste, in any order. */
const pieces = fc.constantFrom(
  ...[...prose, ...tags].map(([written]) => written),
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

const inner = fc.array(fc.constantFrom(..."• ab 1. ** {x} <6 -- ... ' == ~ #b".split(' ')), {
  maxLength: 6,
});

test.each([
  ['a block of code', (text: string) => `\n\`\`\`\n${text}\n\`\`\`\n`],
  ['code', (text: string) => `\`${text}x\``],
  ['a comment', (text: string) => `{/* ${text} */}`],
  ['an address', (text: string) => `https://a.example/${text.replace(/[^a-z.~=-]/g, '')}x`],
  ['a link', (text: string) => `[words](/ride?${text.replace(/[^a-z.'-]/g, '')})`],
  ['a prop', (text: string) => `<Button to="/?${text.replace(/[^a-z1.~=]|\.\.\./g, '')}">`],
])('%s is left alone', (_, wrap) => {
  fc.assert(
    fc.property(inner, (parts) => {
      const part = wrap(parts.join(' '));
      expect(normalise(`Words ${part} words`, 'mdx')).toBe(`Words ${part} words`);
    }),
  );
});
