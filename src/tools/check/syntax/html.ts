/** What to write instead of HTML, by tag. */
const advice: Record<string, string> = {
  a: 'Write a link: [words](/ride)',
  article: 'Delete the tag: text stands in a section such as <Article title="…">.',
  b: 'Write **words** for bold.',
  blockquote: 'Write > before the quotation.',
  br: 'Delete it, and leave an empty line where a new paragraph begins.',
  button: 'Write <Button to="/ride">words</Button>',
  code: 'Write the words between backticks: `words`',
  del: 'Delete the words with the tag.',
  details: 'Write <Faq title="…"> with a <Question asks="…"> for each.',
  em: 'Write *words* for italics.',
  h1: 'Delete the tag: the first heading is the title of <Hero> or <Article>.',
  hr: 'Write --- in a line of its own, with an empty line before it.',
  i: 'Write *words* for italics.',
  img: 'Write a picture: ![what it shows](/img/name.jpg)',
  li: 'Begin each point of a list with - and a space.',
  ol: 'Begin each point of the list with 1. and a space.',
  p: 'Delete the tag: an empty line makes a paragraph.',
  q: 'Write quotation marks: “words”',
  s: 'Delete the words with the tag.',
  small: 'Delete the tag: small print has no place on a page.',
  strong: 'Write **words** for bold.',
  style: 'Delete it: how things look is the affair of the sections.',
  summary: 'Write <Faq title="…"> with a <Question asks="…"> for each.',
  table: 'Write a table with | between its cells.',
  u: 'Delete the tag: underlined words are links. Write **words** for bold.',
  ul: 'Begin each point of the list with - and a space.',
  video: 'Write video="/video/name" in a <Hero>.',
};

/** Names that are no components here and are written for these. */
const alias: Record<string, string> = {
  image: 'img',
  picture: 'img',
  link: 'a',
  bold: 'b',
  italic: 'i',
};

/** What to write for a component that some other site has and ours has not. */
export function foreignAdvice(component: string): string | undefined {
  const name = component.toLowerCase();
  return advice[alias[name] ?? name];
}

/** What a writer writes instead of an HTML tag. */
export function htmlAdvice(tag: string): string {
  const name = tag.toLowerCase();
  const [, level] = /^h([2-6])$/.exec(name) ?? [];
  if (level !== undefined)
    return `Write ${'#'.repeat(Number(level))} and a space before the heading.`;
  return (
    advice[name] ??
    'Delete the tag: pages hold Markdown and sections. If you need something else, ask for a section.'
  );
}
