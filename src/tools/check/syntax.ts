import type {Html, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';

import {parseFailure, parsePage, writtenFiles} from './parse';
import {placeAt} from './place';
import type {Page} from './parse';
import type {Problem, Rule} from './problem';
import {readSections} from './sections';
import {explain} from './syntax/explain';
import {htmlAdvice} from './syntax/html';
import type {Oddity} from './syntax/scan';
import {shortened} from './words';

/**
 * Pages and posts can be read, and hold nothing but Markdown and, in pages, components: no HTML, no code.
 * Of a file that cannot be read one thing is told, and the other rules are silent about it.
 */
export const syntax: Rule = (site) => {
  const sections = readSections(site.root);
  return writtenFiles(site).flatMap((file): Problem[] => {
    const failure = parseFailure(site, file);
    if (failure) return [told(file, failure.text, explain(failure, sections))];
    const page = parsePage(site, file);
    if (!page) return [];
    const oddities = page.format === 'mdx' ? [...code(page), ...html(page)] : htmlOfPost(page);
    return [...oddities, ...boxes(page), ...brokenTags(page)].map((oddity) =>
      told(file, page.text, oddity),
    );
  });
};

function told(file: string, text: string, {offset, wrong, instead}: Oddity): Problem {
  return {file, ...placeAt(text, offset), severity: 'error', wrong, instead};
}

const startOf = (node: Nodes | Root | MdxJsxAttribute | MdxJsxExpressionAttribute) =>
  node.position?.start.offset ?? 0;

/** Code in a page: imports, exports, and braces that are no comment. */
function code({tree}: Page): Oddity[] {
  const found: Oddity[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const [word = ''] = /^\w+/.exec(node.value) ?? [];
      found.push({
        offset: startOf(node),
        wrong: `Pages ${word} nothing: a section is found by its name.`,
        instead: `Delete this line: ${shortened(node.value, 80)}`,
      });
    }
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (!isComment(node.value)) {
        found.push({
          offset: startOf(node),
          wrong: `What stands in braces is read as code: {${shortened(node.value)}}`,
          instead: `Write \\{${shortened(node.value)}} when you mean the braces themselves.`,
        });
      }
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxExpressionAttribute') continue;
        found.push({
          offset: startOf(attribute),
          wrong: `Braces stand alone in <${node.name ?? ''} …>: {${shortened(attribute.value)}}`,
          instead: 'Write each part by its name: title="…"',
        });
      }
    }
  });
  return found;
}

const isComment = (value: string) => /^\s*\/\*[^]*\*\/\s*$/.test(value);

/** HTML in a page. Of tags within tags the outermost is told. */
function html({tree}: Page): Oddity[] {
  const found: Oddity[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const {name} = node;
    if (name === null) {
      found.push({
        offset: startOf(node),
        wrong: 'There is a tag without a name: <>',
        instead: 'Delete <> and </>.',
      });
      return undefined;
    }
    if (/^[A-Z]/.test(name)) return undefined;
    found.push({
      offset: startOf(node),
      wrong: `<${name}> is HTML, which is not for pages.`,
      instead: htmlAdvice(name),
    });
    return SKIP;
  });
  return found;
}

/** HTML in a post. Comments are allowed: one of them says where the beginning of the post ends. */
function htmlOfPost({tree}: Page): Oddity[] {
  const found: Oddity[] = [];
  let open: string | undefined;
  visit(tree, 'html', (node: Html) => {
    for (const [whole, slash, name = ''] of node.value
      .replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length))
      .matchAll(/<(\/?)([A-Za-z][\w.-]*)[^>]*>?/g)) {
      if (slash) {
        if (name === open) open = undefined;
        continue;
      }
      if (open !== undefined) continue;
      if (!whole.endsWith('/>') && !/^(?:br|hr|img)$/i.test(name)) open = name;
      found.push({offset: startOf(node) + node.value.indexOf(whole), ...inPost(name)});
    }
  });
  return found;
}

function inPost(name: string): Pick<Oddity, 'wrong' | 'instead'> {
  return /^[A-Z]/.test(name)
    ? {
        wrong: `<${name}> stands in a post. Posts are plain Markdown, without components.`,
        instead: 'Write the words themselves, or a link: [words](/ride)',
      }
    : {
        wrong: `<${name}> is HTML. Posts are plain Markdown.`,
        instead: /^(?:details|summary|button|article|video|h1)$/i.test(name)
          ? 'Delete the tag.'
          : htmlAdvice(name),
      };
}

/** Boxes of Docusaurus, `:::note`, of which this site has none. */
function boxes({tree}: Page): Oddity[] {
  const found: Oddity[] = [];
  visit(tree, 'text', (node) => {
    const [whole, kind = ''] = /^:::+\s*(\w+)/m.exec(node.value) ?? [];
    if (whole === undefined) return;
    found.push({
      offset: startOf(node) + node.value.indexOf(whole),
      wrong: `:::${kind} makes no box on this site.`,
      instead: 'Delete the lines with ::: and leave the words between them.',
    });
  });
  return found;
}

/** Tags that are shown as words, because a space stands behind their `<`. */
function brokenTags({tree, format, text}: Page): Oddity[] {
  const found: Oddity[] = [];
  if (format === 'md') return found;
  visit(tree, 'text', (node) => {
    for (const {0: whole, 1: name = '', index} of text
      .slice(startOf(node), node.position?.end.offset)
      .matchAll(/<[ \t]+(\/?[A-Z]\w*)/g)) {
      found.push({
        offset: startOf(node) + index,
        wrong: `A space stands behind the < of "${whole}", so it is shown as words.`,
        instead: `Write <${name} without the space.`,
      });
    }
  });
  return found;
}
