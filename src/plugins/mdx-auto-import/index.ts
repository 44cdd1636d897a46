import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {esmNode} from '../esm';
import {nearest, writersError} from '../message';

/**
 * The components that pages may name without importing them, and the module of each: read from the one registry,
 * `src/sections/index.ts`, which the type checker reads too.
 */
export function readVocabulary(siteDir: string): Map<string, string> {
  const registry = readFileSync(path.join(siteDir, 'src', 'sections', 'index.ts'), 'utf8');
  const vocabulary = new Map<string, string>();
  for (const [, names = '', source = ''] of registry.matchAll(
    /export \{([^}]+)\} from '([^']+)'/g,
  )) {
    const module = path.posix.join('@site/src/sections', source);
    for (const name of names.split(',')) {
      const trimmed = name.trim();
      if (trimmed) vocabulary.set(trimmed, module);
    }
  }
  return vocabulary;
}

/** Names that Docusaurus itself provides to pages. */
const provided = new Set(['Head', 'Picture']);

interface Options {
  /** Names that these pages know beside the vocabulary, and the module of each. */
  more?: ReadonlyMap<string, string>;
}

/**
 * Adds the imports that a page needs, so that writers write none and each page carries the sections it uses and no
 * others. An unknown name is an error with file, line and the nearest name.
 */
export function remarkVocabulary({more = new Map()}: Options = {}) {
  const vocabulary = new Map([...readVocabulary(process.cwd()), ...more]);
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const {name} = node;
      if (!name || !/^[A-Z]/.test(name) || provided.has(name)) return;
      if (!vocabulary.has(name)) {
        const near = nearest(name, vocabulary.keys());
        throw writersError(
          file.path,
          node.position,
          `There is no component <${name}>.`,
          near
            ? `Did you mean <${near}>?`
            : `The components are: ${[...vocabulary.keys()].sort().join(', ')}.`,
        );
      }
      used.add(name);
    });
    const imports = [...used]
      .sort()
      .map((name) => esmNode(`import {${name}} from '${vocabulary.get(name) ?? ''}';`));
    tree.children.unshift(...imports);
  };
}
