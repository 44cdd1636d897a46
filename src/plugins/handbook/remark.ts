import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findClosest} from '../../validation/closest';
import {positionIn} from '../../validation/position';
import {ContentError, createProblem, type Texts} from '../../validation/problem';
import {codeAttribute, esmNode, isJsx, textOf, type Jsx} from '../mdxNodes';

const texts = {
  'handbook-example-inline': () => ({
    text: 'The example is not on lines of its own.',
    fix: 'Put its content between <Example> and </Example>, with a blank line before and after.',
  }),
  'handbook-props-unknown': ({name, suggestion}: {name: string; suggestion: string}) => ({
    text: name ? `Unknown component <${name}>.` : '<Props> has no attribute `of`.',
    fix: `Write <Props of="${suggestion}" />.`,
  }),
} satisfies Texts;

/** The handbook's own components: name → module. */
export const handbookComponents: ReadonlyMap<string, string> = new Map([
  ['Example', '@site/src/handbook/components/Example'],
  ['NewFileLinks', '@site/src/elements/NewFileLinks'],
  ['Props', '@site/src/handbook/components/Props'],
]);

interface Options {
  siteDir: string;
  /** Names of the components that `<Props of="…">` may describe. */
  componentNames: readonly string[];
}

/**
 * Passes `<Example>` its own source, cut from the file, and `<Props of="Hero" />` the description of that component
 * (./props.ts). Runs before every other plugin, because those change the source.
 */
export function remarkHandbook({siteDir, componentNames}: Options) {
  return (tree: Root, file: VFile): void => {
    const described = new Set<string>();
    let examples = 0;
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const position = positionIn(siteDir, file.path, node.position);
      if (node.name === 'Example') {
        const source = sourceOf(node, file);
        if (source === undefined) {
          throw new ContentError([createProblem(texts, 'handbook-example-inline', position)]);
        }
        examples += 1;
        node.attributes.push(
          codeAttribute('source', JSON.stringify(source)),
          codeAttribute('number', String(examples)),
        );
      }
      if (node.name === 'Props') {
        const name = textOf(node, 'of') ?? '';
        if (!componentNames.includes(name)) {
          const suggestion = findClosest(name, componentNames) ?? 'Hero';
          throw new ContentError([
            createProblem(texts, 'handbook-props-unknown', position, {name, suggestion}),
          ]);
        }
        described.add(name);
        node.attributes.push(codeAttribute('doc', `doc${name}`));
      }
    });
    tree.children.unshift(
      ...[...described].map((name) =>
        esmNode(`import doc${name} from '@generated/evo-handbook/default/${name}.json';`),
      ),
    );
  };
}

/** The Markdown between an example's tags; undefined where it is not on lines of its own. */
function sourceOf(node: Jsx, file: VFile): string | undefined {
  const start = node.children[0]?.position?.start.offset;
  const end = node.children.at(-1)?.position?.end.offset;
  if (node.type === 'mdxJsxTextElement' || start === undefined || end === undefined) {
    return undefined;
  }
  return String(file.value).slice(start, end);
}
