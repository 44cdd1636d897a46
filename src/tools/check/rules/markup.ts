import {SKIP, visit} from 'unist-util-visit';

import {writtenFiles} from '../../../validation/files';
import type {Problem} from '../../../validation/problem';
import type {ContentFiles, Rule} from '../content';
import {isJsx, shorten, startOf} from '../nodes';
import {pageRule, parse} from '../parse';
import type {Page, Report} from '../parse';
import {explainParseError} from './parseErrors';

/** Pages and posts that cannot be parsed: the other rules skip these files. */
export function findUnreadable(content: ContentFiles): Problem[] {
  return writtenFiles(content).flatMap((file) => {
    const page = parse(content, file);
    return 'error' in page ? [explainParseError(page)] : [];
  });
}

/** Pages contain Markdown and components, posts only Markdown: no HTML, no code, no admonitions. */
export const markup: Rule = pageRule((page, report) => {
  if (page.isMdx) checkPage(page, report);
  else checkPost(page, report);
  checkSigns(page, report);
});

function checkPage({tree}: Page, report: Report): void {
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      report('import-in-page', node, {line: shorten(node.value, 80)});
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const isComment = /^\s*\/\*[^]*\*\/\s*$/.test(node.value);
      if (!isComment) report('braces-in-text', node, {code: shorten(node.value)});
    } else if (isJsx(node)) {
      const name = node.name ?? '';
      for (const attribute of node.attributes) {
        if (attribute.type !== 'mdxJsxExpressionAttribute') continue;
        report('spread-in-tag', attribute, {name, code: shorten(attribute.value)});
      }
      if (/^[A-Z]/.test(name)) return undefined;
      report('html-in-page', node, {tag: name});
      return SKIP; // of nested tags, only the outermost is reported
    }
    return undefined;
  });
}

/** HTML comments are allowed: `<!-- truncate -->` ends the summary. */
function checkPost({tree}: Page, report: Report): void {
  visit(tree, 'html', (node) => {
    const html = node.value.replace(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
    for (const {1: tag = '', index} of html.matchAll(/<([A-Za-z][\w.-]*)/g)) {
      const code = /^[A-Z]/.test(tag) ? 'component-in-post' : 'html-in-post';
      report(code, startOf(node) + index, {tag});
    }
  });
}

/** Admonitions, and tags that are shown as text because of a space after their `<`. */
function checkSigns({tree, text, isMdx}: Page, report: Report): void {
  visit(tree, 'text', (node) => {
    const start = startOf(node);
    const source = text.slice(start, node.position?.end.offset);
    for (const {1: kind = '', index} of source.matchAll(/^:::+\s*(\w+)/gm)) {
      report('admonition', start + index, {kind});
    }
    for (const {1: tag = '', index} of isMdx ? source.matchAll(/<[ \t]+(\/?[A-Z]\w*)/g) : []) {
      report('space-in-tag', start + index, {tag});
    }
  });
}
