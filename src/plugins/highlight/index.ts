import clsx from 'clsx';
import type {Root} from 'mdast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';

/**
 * A remark plugin: highlights fenced code while the site is built, so that no visitor loads Prism. Tokens become
 * elements with Prism's classes, which src/css/code.css colours. Languages that Prism does not bundle stay plain text.
 */
export function remarkHighlight() {
  return (tree: Root): void => {
    visit(tree, 'code', (node) => {
      const name = node.lang?.toLowerCase() ?? '';
      const language = name === 'mdx' ? 'markdown' : name;
      const grammar = Object.hasOwn(Prism.languages, language) && Prism.languages[language];
      if (typeof grammar !== 'object') return; // Prism keeps functions beside its grammars
      const env = {
        code: node.value,
        grammar,
        language,
        tokens: Prism.tokenize(node.value, grammar),
      };
      Prism.hooks.run('after-tokenize', env); // completes the grammars of JSX and Markdown
      // The content of the element that remark makes of the node
      Object.assign(node, {data: {...node.data, hChildren: env.tokens.map(toElement)}});
    });
  };
}

/** A token as HTML, in the form of remark's trees. */
function toElement(token: string | Prism.Token): object {
  if (typeof token === 'string') return {type: 'text', value: token};
  return {
    type: 'element',
    tagName: 'span',
    properties: {className: clsx('token', token.type, token.alias)},
    children: [token.content].flat().map(toElement),
  };
}
