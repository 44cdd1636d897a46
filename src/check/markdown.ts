import type {Root, Text} from 'mdast';
import remarkSmartypants from 'remark-smartypants';
import {unified, type Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {attributesOfKind, isJsx} from './jsx';

/** “a” for `"a"`, ’ for `'`, … for `...`, – for `--` and — for `---`. */
const smartypants = unified().use(remarkSmartypants, {dashes: 'oldschool'}).freeze();

/** Typesets words that are not Markdown: a prop, a key of front matter. */
export function typeset(words: string): string {
  const text: Text = {type: 'text', value: words};
  const tree: Root = {type: 'root', children: [{type: 'paragraph', children: [text]}]};
  smartypants.runSync(tree);
  return text.value;
}

/** Typesets what people read. Addresses that are links by themselves stay as they are written. */
function remarkTypography() {
  return (tree: Root): void => {
    const addresses = new Map<Text, string>();
    visit(tree, 'link', ({url, children: [words]}) => {
      if (words?.type === 'text' && url.endsWith(words.value)) addresses.set(words, words.value);
    });
    smartypants.runSync(tree);
    for (const [words, address] of addresses) words.value = address;

    visit(tree, (node) => {
      if (node.type === 'image') node.alt &&= typeset(node.alt);
      if (!isJsx(node)) return;
      for (const prop of attributesOfKind(node, 'words')) prop.value = typeset(prop.value);
    });
  };
}

/** Turns off code by an indent, which nobody means. */
function remarkPlainMarkdown(this: Processor): void {
  const disable = {null: ['codeIndented']};
  (this.data().micromarkExtensions ??= []).push({disable});
}

/** Plugins of remark: how the build and the check read Markdown. */
export const remarkWords = [remarkPlainMarkdown, remarkTypography];
