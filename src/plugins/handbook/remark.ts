import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {esmNode, expressionValue} from '../esm';
import {nearest, writersError} from '../message';
import {readVocabulary} from '../mdx-auto-import';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Names that pages of the handbook know beside the writers' vocabulary, and the module of each. */
export const handbookNames: ReadonlyMap<string, string> = new Map([
  ['Example', '@site/src/handbook/components/Example'],
  ['Props', '@site/src/handbook/components/Props'],
]);

/**
 * Makes the handbook's own two components work without anything being written twice: `<Example>` is handed its own
 * source, cut from the file, and `<Props of="Hero" />` what ./props.ts read of that component.
 * It stands before every other plugin, which may change what the source was.
 */
export function remarkHandbook() {
  const vocabulary = readVocabulary(process.cwd());
  return (tree: Root, file: VFile): void => {
    const described = new Set<string>();
    let examples = 0;
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      if (node.name === 'Example') {
        examples += 1;
        node.attributes.push(
          attribute('source', JSON.stringify(sourceOf(node, file))),
          attribute('number', String(examples)),
        );
      }
      if (node.name === 'Props') {
        const name = componentOf(node, file, vocabulary.keys());
        described.add(name);
        node.attributes.push(attribute('doc', `doc${name}`));
      }
    });
    tree.children.unshift(
      ...[...described].map((name) =>
        esmNode(`import doc${name} from '@generated/evo-handbook/default/${name}.json';`),
      ),
    );
  };
}

/** `name={code}` */
const attribute = (name: string, code: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: expressionValue(code),
});

/** What stands between an example's tags, letter by letter. */
function sourceOf(node: Jsx, file: VFile): string {
  const start = node.children[0]?.position?.start.offset;
  const end = node.children.at(-1)?.position?.end.offset;
  if (node.type === 'mdxJsxTextElement' || start === undefined || end === undefined) {
    throw writersError(
      file.path,
      node.position,
      'An example is written over several lines, with an empty line after <Example> and before </Example>.',
      'Put what it shows on lines of its own between the two tags.',
    );
  }
  return String(file.value).slice(start, end);
}

/** Which component `<Props>` is about. */
function componentOf(node: Jsx, file: VFile, names: Iterable<string>): string {
  const of = node.attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === 'of',
  )?.value;
  const known = [...names];
  if (typeof of === 'string' && known.includes(of)) return of;
  const name = typeof of === 'string' ? of : '';
  const own = path.parse(file.path).name;
  const near = nearest(name, known) ?? (known.includes(own) ? own : 'Hero');
  throw writersError(
    file.path,
    node.position,
    name ? `There is no component <${name}>.` : '<Props> does not say whose props it lists.',
    `Write <Props of="${near}" />.`,
  );
}
