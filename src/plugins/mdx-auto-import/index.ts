import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {positionIn} from '../../validation/position';
import {ContentError, createProblem} from '../../validation/problem';
import {unknownSection} from '../../validation/unknownSection';
import {esmNode, isJsx} from '../mdxNodes';

/** Components that other plugins provide. */
const providedElsewhere = new Set(['Head', 'Picture']);

interface Options {
  siteDir: string;
  /** Component name → the module that exports it. */
  components: ReadonlyMap<string, string>;
}

/**
 * Adds the imports that a page needs, so that writers write none and each page loads only the sections it uses.
 *
 * @throws ContentError at an unknown component
 */
export function remarkAutoImport({siteDir, components}: Options) {
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      const {name} = node;
      if (!name || !/^[A-Z]/.test(name) || providedElsewhere.has(name)) return;
      if (!components.has(name)) {
        const known = [...components.keys()].sort();
        const position = positionIn(siteDir, file.path, node.position);
        const problem = createProblem(unknownSection, 'unknown-section', position, {name, known});
        throw new ContentError([problem]);
      }
      used.add(name);
    });
    const imports = [...used]
      .sort()
      .map((name) => esmNode(`import {${name}} from '${components.get(name) ?? ''}';`));
    tree.children.unshift(...imports);
  };
}
