import {SKIP, visit} from 'unist-util-visit';

import type {Rule} from '../content';
import {contractOf} from '../../../sections/contract';
import {isJsx, shorten, startOf} from '../nodes';
import {pageRule, type Page, type PageReport} from '../parse';
import {replace, type Texts} from '../../../validation/problem';

/** What to write instead of an HTML tag. */
const replacements: Readonly<Record<string, string>> = {
  a: 'Write a link: [words](/ride)',
  b: 'Write **words** for bold.',
  blockquote: 'Write > before the quotation.',
  br: 'Delete it, and leave a blank line where a new paragraph begins; in a table, write another row.',
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
  return replacements[tag.toLowerCase()] ?? `Delete the tag, or write \\<${tag}> to show it.`;
}

export const markupTexts = {
  'html-in-page': ({tag}: {tag: string}) => {
    const name = [...contractOf.keys()].find((each) => each.toLowerCase() === tag.toLowerCase());
    return {
      text: name ? `Unknown section <${tag}>.` : `<${tag}> is HTML, which pages cannot contain.`,
      fix: name ? `Did you mean <${name}>?` : replaceHtml(tag),
    };
  },
  'braces-in-text': ({code}: {code?: string | undefined}) => ({
    text: code === undefined ? 'The brace { starts code.' : `{${code}} is read as code.`,
    fix: `Write \\{${code === undefined ? '' : `${code}}`} to show the brace itself.`,
    ...(code === undefined ? replace('{', '\\{') : replace(`{${code}}`, `\\{${code}}`)),
  }),
  'html-in-post': ({tag}: {tag: string}) => ({
    text: `<${tag}> is HTML. Posts are plain Markdown.`,
    fix: replaceHtml(tag),
  }),
  'component-in-post': ({tag}: {tag: string}) => ({
    text: `<${tag}> is a component. Posts are plain Markdown.`,
    fix: 'Write the words themselves, or a link: [words](/ride)',
  }),
  'import-in-page': ({line}: {line: string}) => ({
    text: 'Pages cannot import or export anything.',
    fix: `Delete "${line}": sections are found by their name.`,
  }),
  'spread-in-tag': ({name, code}: {name: string; code: string}) => ({
    text: `<${name}> contains code: {${code}}.`,
    fix: 'Write each prop by its name: title="…"',
  }),
  admonition: ({kind}: {kind: string}) => ({
    text: `:::${kind} is not supported.`,
    fix: 'Delete the lines with ::: and keep the words between them.',
  }),
  'space-in-tag': ({tag}: {tag: string}) => ({
    text: 'The space after < turns the tag into text.',
    fix: `Write <${tag} without the space.`,
    ...replace(`< ${tag}`, `<${tag}`),
  }),
} satisfies Texts;

/** Pages contain Markdown and components, posts only Markdown: no HTML, no code, no admonitions. */
export const markup: Rule = pageRule(markupTexts, (page, report) => {
  if (page.isMdx) checkPage(page, report);
  else checkPost(page, report);
  checkSigns(page, report);
});

function checkPage({tree}: Page, report: PageReport<typeof markupTexts>): void {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      report('import-in-page', node, {line: shorten(node.value, 80)});
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isComment = /^\s*\/\*[^]*\*\/\s*$/.test(node.value);
      if (!isComment) report('braces-in-text', node, {code: shorten(node.value)});
    } else if (isJsx(node)) {
      const name = node.name ?? '';
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxExpressionAttribute') continue;
        report('spread-in-tag', attribute, {name, code: shorten(attribute.value)});
      }
      if (/^[A-Z]/.test(name)) return undefined;
      report('html-in-page', node, {tag: name});
      return SKIP; // of nested tags, only the outermost is reported
    }
    return undefined;
  });
}

/** HTML comments are allowed: `<!-- truncate -->` ends the summary. */
function checkPost({tree}: Page, report: PageReport<typeof markupTexts>): void {
  visit(tree, 'html', (node) => {
    const html = node.value.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
    for (const {1: tag = '', index} of html.matchAll(/<([A-Za-z][\w.-]*)/g)) {
      const code = /^[A-Z]/.test(tag) ? 'component-in-post' : 'html-in-post';
      report(code, startOf(node) + index, {tag});
    }
  });
}

/** Admonitions, and tags that are shown as text because of a space after their `<`. */
function checkSigns({tree, text, isMdx}: Page, report: PageReport<typeof markupTexts>): void {
  let hasAside = false;
  visit(tree, 'text', (node) => {
    const start = startOf(node);
    const source = text.slice(start, node.position?.end.offset);
    for (const {1: kind = '', index} of source.matchAll(/^:::+[^\S\n]*(\w*)/gm)) {
      if (kind || !hasAside) report('admonition', start + index, {kind});
      hasAside = true;
    }
    for (const {1: tag = '', index} of isMdx ? source.matchAll(/<[ \t]+(\/?[A-Z]\w*)/g) : []) {
      report('space-in-tag', start + index, {tag});
    }
  });
}
