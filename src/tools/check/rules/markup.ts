import type {Html} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';

import {createProblem} from '../../../content/problem';
import type {Problem} from '../../../content/problem';
import {locate} from '../content';
import type {Rule} from '../content';
import {isJsx, shorten, startOf} from '../nodes';
import {pageRule, parse, writtenFiles} from '../parse';
import type {Page} from '../parse';
import {explainParseError} from './parseErrors';

/** Pages and posts that cannot be parsed: the other rules skip these files. */
export const syntax: Rule = (content) =>
  writtenFiles(content).flatMap((file) => {
    const page = parse(content, file);
    return 'error' in page ? [explainParseError(page)] : [];
  });

/** Pages contain Markdown and components, posts only Markdown: no HTML, no code, no admonitions. */
export const markup: Rule = pageRule((page) => [
  ...(page.isMdx ? [...findCode(page), ...findHtml(page)] : findHtmlInPost(page)),
  ...findMarkers(page),
]);

/** Imports, exports, and braces that contain no comment. */
function findCode(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    const position = locate(page, startOf(node));
    if (node.type === 'mdxjsEsm') {
      problems.push(createProblem('import-in-page', position, {line: shorten(node.value, 80)}));
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isComment = /^\s*\/\*[^]*\*\/\s*$/.test(node.value);
      const code = shorten(node.value);
      if (!isComment) problems.push(createProblem('braces-in-text', position, {code}));
    } else if (isJsx(node)) {
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxExpressionAttribute') continue;
        problems.push(
          createProblem('spread-in-tag', locate(page, startOf(attribute)), {
            name: node.name ?? '',
            code: shorten(attribute.value),
          }),
        );
      }
    }
  });
  return problems;
}

/** HTML in a page. Of nested tags, only the outermost is reported. */
function findHtml(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node) => {
    if (!isJsx(node) || /^[A-Z]/.test(node.name ?? '')) return undefined;
    problems.push(
      createProblem('html-in-page', locate(page, startOf(node)), {tag: node.name ?? ''}),
    );
    return SKIP;
  });
  return problems;
}

/** HTML and components in a Markdown post. Comments are allowed: `<!-- truncate -->` ends the summary. */
function findHtmlInPost(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'html', (node: Html) => {
    const html = node.value.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
    for (const {1: tag = '', index} of html.matchAll(/<([A-Za-z][\w.-]*)/g)) {
      const code = /^[A-Z]/.test(tag) ? 'component-in-post' : 'html-in-post';
      problems.push(createProblem(code, locate(page, startOf(node) + index), {tag}));
    }
  });
  return problems;
}

/** Admonitions, and tags that are shown as text because of a space after their `<`. */
function findMarkers(page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'text', (node) => {
    const start = startOf(node);
    const source = page.text.slice(start, node.position?.end.offset);
    for (const {1: kind = '', index} of source.matchAll(/^:::+\s*(\w+)/gm)) {
      problems.push(createProblem('admonition', locate(page, start + index), {kind}));
    }
    if (!page.isMdx) return;
    for (const {1: tag = '', index} of source.matchAll(/<[ \t]+(\/?[A-Z]\w*)/g)) {
      problems.push(createProblem('space-in-tag', locate(page, start + index), {tag}));
    }
  });
  return problems;
}
