import type {Message} from './message';

/** What to write instead of an HTML tag. */
const replacements: Readonly<Record<string, string>> = {
  a: 'Write a link: [words](/ride)',
  b: 'Write **words** for bold.',
  blockquote: 'Write > before the quotation.',
  br: 'Delete it, and leave a blank line where a new paragraph begins.',
  button: 'Write <Button to="/ride">words</Button>',
  code: 'Write the words between backticks: `words`',
  details: 'Write <Faq title="…"> with a <Question asks="…"> for each.',
  em: 'Write *words* for italics.',
  hr: 'Write --- on a line of its own, with a blank line before it.',
  i: 'Write *words* for italics.',
  img: 'Write an image: ![what it shows](/img/name.jpg)',
  li: 'Begin each point of a list with - and a space.',
  ol: 'Begin each point of the list with 1. and a space.',
  p: 'Delete the tag: a blank line starts a paragraph.',
  strong: 'Write **words** for bold.',
  style: 'Delete it: sections control styling.',
  table: 'Write a table with | between its cells.',
  u: 'Delete the tag: underlined words look like links. Write **words** for bold.',
  ul: 'Begin each point of a list with - and a space.',
  video: 'Write video="/video/name" in a <Hero>.',
};

function replaceHtml(tag: string): string {
  const level = /^h([2-6])$/i.exec(tag)?.[1];
  if (level) return `Write ${'#'.repeat(Number(level))} and a space before the heading.`;
  return replacements[tag.toLowerCase()] ?? 'Delete the tag: write Markdown and sections only.';
}

/** Problems with the markup of pages and posts. */
export const markupMessages = {
  'mdx-syntax': ({reason}: {reason: string}): Message => ({
    text: `MDX cannot read this: ${reason.replace(/\.$/, '')}.`,
    fix: 'Check this line and the lines before it for a <, { or quote that is not closed.',
  }),
  'html-in-page': ({tag}: {tag: string}): Message => ({
    text: `<${tag}> is HTML, which pages cannot contain.`,
    fix: replaceHtml(tag),
  }),
  'html-in-post': ({tag}: {tag: string}): Message => ({
    text: `<${tag}> is HTML. Posts are plain Markdown.`,
    fix: replaceHtml(tag),
  }),
  'component-in-post': ({tag}: {tag: string}): Message => ({
    text: `<${tag}> is a component. Posts are plain Markdown.`,
    fix: 'Write the words themselves, or a link: [words](/ride)',
  }),
  'import-in-page': ({line}: {line: string}): Message => ({
    text: 'Pages cannot import or export anything.',
    fix: `Delete "${line}": sections are found by their name.`,
  }),
  'braces-in-text': ({code}: {code?: string | undefined}): Message => ({
    text: code === undefined ? 'The brace { starts code.' : `{${code}} is read as code.`,
    fix: `Write \\{${code === undefined ? '' : `${code}}`} to show the brace itself.`,
  }),
  'heading-anchor': ({anchor}: {anchor: string}): Message => ({
    text: `{#${anchor}} is read as code.`,
    fix: `Write {/* #${anchor} */}`,
  }),
  'spread-in-tag': ({name, code}: {name: string; code: string}): Message => ({
    text: `<${name}> contains code: {${code}}.`,
    fix: 'Write each prop by its name: title="…"',
  }),
  admonition: ({kind}: {kind: string}): Message => ({
    text: `:::${kind} is not supported.`,
    fix: 'Delete the lines with ::: and keep the words between them.',
  }),
  'space-in-tag': ({tag}: {tag: string}): Message => ({
    text: 'The space after < turns the tag into text.',
    fix: `Write <${tag} without the space.`,
  }),
  'html-comment': ({text}: {text: string}): Message => ({
    text: 'Pages cannot contain HTML comments.',
    fix: text.includes('\n') ? 'Write {/* and */} around the comment.' : `Write {/* ${text} */}`,
  }),
  'comment-not-closed': (_: {text: string}): Message => ({
    text: 'This comment is not closed.',
    fix: 'Write */} where it ends.',
  }),
  autolink: ({text: url}: {text: string}): Message => ({
    text: `<${url}> is not a link on a page.`,
    fix:
      url.includes('@') && !url.startsWith('http')
        ? `Write <Email /> for our own address, or [words](mailto:${url.replace(/^mailto:/, '')})`
        : `Write [words](${url})`,
  }),
  'angle-in-text': ({text}: {text: string}): Message => ({
    text: 'The character < starts a tag.',
    fix: `Write \\${text}`,
  }),
  'value-quotes': ({text}: {text: string}): Message => ({
    text: `The text of \`${text}\` has no straight quote at its start or end.`,
    fix: `Write ${text}="…"`,
  }),
  'value-braces': ({text}: {text: string}): Message => ({
    text: `The braces of \`${text}\` are empty or not closed.`,
    fix: `Write text in quotes, ${text}="…", or a number in braces, ${text}={4}`,
  }),
  'not-closed': (params: {
    name: string;
    before?: {tag: string; line: number} | undefined;
  }): Message => ({
    text: `<${params.name}> is not closed.`,
    fix: `Write </${params.name}> on a line of its own ${
      params.before ? `before ${params.before.tag} on line ${params.before.line}` : 'where it ends'
    }.`,
  }),
  'not-self-closed': ({name, written}: {name: string; written: string}): Message => ({
    text: `<${name}> is not closed.`,
    fix: `Write ${written}`,
  }),
  'closes-nothing': ({name}: {name: string}): Message => ({
    text: `</${name}> closes nothing.`,
    fix: `Delete it, or write <${name} …> before it.`,
  }),
  'closed-by-other-name': (params: {
    name: string;
    other: string;
    line: number;
    known: {name: boolean; other: boolean};
  }): Message => {
    const {name, other, line, known} = params;
    const [here, there] = [`<${other} …> here`, `</${name}> on line ${line}`];
    return {
      text: `<${name}> is closed by </${other}> on line ${line}.`,
      fix: `Write ${!known.name ? here : known.other ? `${there}, or ${here}` : there}.`,
    };
  },
  'blank-line-missing': ({name, kind}: {name: string; kind: string}): Message => ({
    text: `<${kind === 'close' ? '/' : ''}${name}> is on a line with text.`,
    fix: `Leave a blank line after <${name} …> and before </${name}>.`,
  }),
};
