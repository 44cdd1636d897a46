import {visit} from 'unist-util-visit';
import {sourceOf, startOf, type Page} from '../page';
import type {Report} from '../problem';

/** Signs that Markdown leaves in the words, so that visitors see them. */
export const leftovers: readonly (readonly [pattern: RegExp, fix: string])[] = [
  [/\*\*|(?<![\p{L}\p{N}_\\])__(?=[^_\s])/u, 'Write **words** without spaces inside the stars.'],
  [
    /\]\s?\([^)\s]*|\]\[[^\]]*\]|\[\[[^\]\n]+\]\]|\[\/?(?:b|i|u|url|img)\]/,
    'Write [words](/ride) for a link, ![what it shows](./name.jpg) for an image.',
  ],
  [/\[\^[^\]\n]*\]?/, 'Write its text at the end, on a line of its own: [^1]: The text.'],
  [/^#+(?=\S)|^#{7,}/m, 'Write ## and a space before it, or \\# for the sign.'],
  [/^[-+*](?=\p{L})|^\[[ xX]\] /mu, 'Begin each point with - and a space, or with 1. and a space.'],
  [
    /^[ \t]*\|.*\|[ \t]*$|^[^\n\t]{2,}\t[^\n]+\n[^\n\t]{2,}\t/m,
    'Write a second row below the first, with as many cells: | --- | --- |',
  ],
  [/\{\/\*|<!--|-->|^\/\/ /m, 'Write <!-- words --> in a post, {/* words */} in a page.'],
  [
    /^:::+.*|^\[!\w+\]|\{\{|\{:? ?[.#]|\$\$|`|~~|【|&(?:nbsp|amp|lt|gt|quot)\b(?!;)/m,
    'Delete the signs, and keep the words.',
  ],
];

/** Reports what Markdown reads otherwise than it looks. */
export function checkLeftovers(page: Page, report: Report): void {
  visit(page.tree, (node, _, parent) => {
    const source = sourceOf(page, node);
    if (node.type === 'text' && parent?.type !== 'link') {
      checkText(source, startOf(node), report);
    } else if (node.type === 'html') {
      const [, tag = 'br'] = /<\/?([a-z][\w.-]*)/i.exec(source.replace(/<!--[^]*?-->/g, '')) ?? [];
      const fix = 'Write the words themselves, or Markdown: **bold**, [words](/ride), - point.';
      if (tag !== 'br') report(node, `<${tag}> is code: posts are plain Markdown.`, fix);
    } else if (node.type === 'paragraph' && parent?.type !== 'listItem') {
      const isBold = node.children.length === 1 && node.children[0]?.type === 'strong';
      if (!isBold || /[.:,;!?।…]\*\*$/.test(source)) return;
      const fix = `Write ## ${source.replaceAll('*', '')}`;
      report(node, 'This line in bold is used as a heading.', fix);
    }
  });
}

function checkText(source: string, offset: number, report: Report): void {
  const hide = (written: string) => '\u2060'.repeat(written.length);
  const text = source.replace(/\\(?!\{\/\*)[!-/:-@[-`{-~]|https?:\/\/\S+/g, hide);
  for (const [pattern, fix] of leftovers) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [line = ''] = match[0].split('\n');
    report(offset + match.index, `"${line}" is shown as it is written.`, fix);
    return;
  }
}
