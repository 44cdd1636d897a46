import type {Nodes, Parents, Text} from 'mdast';
import {visit} from 'unist-util-visit';
import {sourceOf, startOf, type Page, type Report} from '../page';
import type {Finding} from '../problem';

/** Signs that Markdown leaves in the words, so that visitors see them. */
export const leftovers: readonly (readonly [fix: string, ...patterns: RegExp[]])[] = [
  [
    'Write **words** without a space inside the stars, or \\* for a star.',
    /\*\*|(?<![\p{L}\p{N}_\\])__(?=[^_\s])/u,
    /(?<=\s|^)\*(?:\S[^*\n]*\s|\s[^*\n]*\S)\*(?!\*)|(?<=\s|^)_[^_\n]+ _(?=\s|$)/,
  ],
  [
    'Write [words](/ride) for a link, ![what it shows](./name.jpg) for an image.',
    /\]\s?\([^)\s]*|\)\[[^\]\s]+\]|\]\[[^\]]*\]|\[\[[^\]\n]+\]\]|\[[^\]\n]+\}\(/,
    /\[\/?(?:b|i|u|url|img)\]|(?<=\s|^)!(?=$)/,
  ],
  [
    'Write its text at the end, on a line of its own: [^1]: The text of the note.',
    /\^\[[^\]\n]+\]|\[\^[^\]\n]*\]?/,
  ],
  ['Write ## and a space before it, or \\# for the sign.', /^#+(?=\S)|^#{7,}/m],
  [
    'Begin each point with - and a space, or with 1. and a space.',
    /^[-+](?=\p{L})|^\*(?=\p{L})|^\[[ xX]\] /mu,
    /^(?:[a-z]|[ivx]+|\d{1,2})[.)][ \t]\S.*\n(?:[a-z]|[ivx]+|\d{1,2})[.)][ \t]/m,
  ],
  [
    'Write a second row below the first, with as many cells: | --- | --- |',
    /^[ \t]*\|.*\|[ \t]*$|^.*\S \| \S.*\n.*\S \| \S|^\+-+\+/m,
    /^[^\n\t]{2,}\t[^\n]+\n[^\n\t]{2,}\t/m,
  ],
  [
    'Write <!-- words --> in a post, {/* words */} in a page, or delete it.',
    /\{\/\*|\*\/\}|<!--|-->|^\/\/ |^\s*\/\*/m,
  ],
  [
    'Delete the signs, and keep the words.',
    /^:::+.*|^!!! \w+|^\[!\w+\]|\|\|[^|\n]+\|\||%%[^%\n]+%%|\{\{[^}\n]*\}\}|\{%|\{:? ?[.#]/m,
    /\$\$|\$[^$\n]*[\^\\_{][^$\n]*\$|`|\\$(?![^])|\+\+[^+\s][^+\n]*\+\+|~~|\^\d\^/,
    /(?<![\p{L}\d:]):(?:[a-z][a-z_]+[a-z]|\+1):(?![\p{L}\d:])/u,
    /&(?:nbsp|amp|lt|gt|quot)\b(?!;)|(?<=&amp;)(?:nbsp|amp|lt|gt|quot);/,
  ],
];

/** Reports what Markdown reads otherwise than it looks. */
export function checkLeftovers(page: Page, report: Report): void {
  visit(page.tree, (node, _, parent) => {
    if (node.type === 'text' && parent?.type !== 'link') checkText(page, node, report);
    else report(node, ...describeNode(page, node, parent));
  });
}

function checkText(page: Page, node: Text, report: Report): void {
  const hide = (written: string) => '\u2060'.repeat(written.length);
  const source = sourceOf(page, node).replace(/\\(?!\{\/\*)[!-/:-@[-`{-~]|https?:\/\/\S+/g, hide);
  for (const [fix, ...patterns] of leftovers) {
    const match = patterns.map((pattern) => pattern.exec(source)).find(Boolean);
    if (!match) continue;
    const [line = ''] = match[0].split('\n');
    report(startOf(node) + match.index, `"${line}" is shown as it is written.`, fix);
    return;
  }
}

/** A node that Markdown reads otherwise than its writer meant it. */
function describeNode(page: Page, node: Nodes, parent: Parents | undefined): Finding {
  const source = sourceOf(page, node);
  if (node.type === 'html') {
    if (/<!--(?:(?!-->)[^])*(?:<!--|$)|^<[?!](?!--)/.test(source)) {
      return ['All text after this disappears.', 'Write --> where the comment ends.'];
    }
    const [, tag = 'br'] = /<\/?([A-Za-z][\w.-]*)/.exec(source.replace(/<!--[^]*?-->/g, '')) ?? [];
    const fix = 'Write the words themselves, or Markdown: **bold**, [words](/ride), - point.';
    return tag === 'br' ? [] : [`<${tag}> is code: posts are plain Markdown.`, fix];
  }
  if (node.type === 'code' && !/\n[ \t>]*(?:`{3,}|~{3,})\s*$/.test(source)) {
    return ['All text after this is code.', 'Write ``` on a line of its own where the code ends.'];
  }
  if (node.type === 'tableRow' && parent?.type === 'table') {
    const columns = parent.children[0]?.children.length ?? 0;
    const isRow = node.children.length <= columns && source.includes('|');
    const fix = 'Write as many cells as in the first row; write \\| for a | inside a cell.';
    return isRow ? [] : ['This row has too few or too many cells.', fix];
  }
  if (
    node.type === 'list' &&
    node.ordered &&
    node.children.length === 1 &&
    Number(node.start) > 2
  ) {
    const fix = `Write ${node.start}\\. or begin the sentence with a word.`;
    return [`The line begins with ${node.start}. and becomes a list.`, fix];
  }
  if (node.type !== 'paragraph' || /[.:,;!?।…]\*\*$/.test(source)) return [];
  const [only, ...others] = node.children;
  return only?.type === 'strong' && others.length === 0 && parent?.type !== 'listItem'
    ? ['This line in bold is used as a heading.', `Write ## ${source.replaceAll('*', '')}`]
    : [];
}
