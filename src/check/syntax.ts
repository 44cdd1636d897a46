import {components} from '../sections/components';
import {codePattern} from './normalise';
import type {ProblemText} from './problem';
import {describeUnknown} from './rules/sections';
import {suggest} from './suggest';

/** A value on one line, or on several without the next prop. */
const value = /"[^"<=]*"|"[^"<\n]*"|'[^'<\n]*'|\{[^{}]*\}/;
/** Between props: no blank line, which writers do not mean to have in a tag. */
const gap = '(?!\\s*\\n\\s*\\n)\\s+';
/** A tag as far as MDX can read it. */
const tagPattern = new RegExp(
  `<(?<slash>/?)(?<name>[A-Za-z][\\w.:-]*)(?:${gap}[\\w-]+(?:=(?:${value.source}))?)*(?:${gap})?`,
  'y',
);

interface Tag {
  name: string;
  offset: number;
}

/** Where a text is wrong, and what to write there. */
type SyntaxProblem = readonly [offset: number, ...finding: ProblemText];

/** Finds the tag that makes MDX refuse a text; undefined if all tags are right. */
export function findWrongTag(text: string): SyntaxProblem | undefined {
  const open: Tag[] = [];
  const selfClosed = new Set<string>();
  const source = text.replace(codePattern, (code) => ' '.repeat(code.length));
  const spaced = /\\?<(?:\s+\/?|\/\s+)(?<name>[A-Z]\w*)/.exec(source);
  if (components.has(spaced?.groups?.['name'] ?? ''))
    return [spaced?.index ?? 0, 'A space is after the < or the / of this tag.', 'Delete it.'];
  for (const {index: offset} of source.matchAll(/(?<!\\)<(?=[\w/!><])/g)) {
    tagPattern.lastIndex = offset;
    const {0: tag = '', groups} = tagPattern.exec(source) ?? {};
    const end = offset + tag.length;
    const name = groups?.['name'] ?? '';
    if (!/^\/?>(?!>)/.test(source.slice(end))) {
      return [end, ...describeTag(source.slice(offset), source.slice(end))];
    }
    if (source[end] === '/') {
      selfClosed.add(name);
      continue;
    }
    if (name === 'br') return [offset, 'A line break ends in a slash.', 'Write <br />'];
    const last = open.at(-1);
    if (groups?.['slash'] === '') open.push({name, offset});
    else if (last?.name === name) open.pop();
    else if (last && (!components.has(last.name) || open.some((each) => each.name === name))) {
      const isCrossed = new RegExp(`^>\\s*</${last.name}>`).test(source.slice(end));
      if (!isCrossed) return describeUnclosed(last, open.at(-2)?.name);
      return [offset, `<${last.name}> ends below this.`, `Move </${last.name}> above </${name}>.`];
    } else return [offset, ...describeClosing(name, selfClosed.has(name), last)];
  }
  const last = open.at(-1);
  const [lastCode] = [...text.matchAll(codePattern)].slice(-1);
  const [fence, fenceFix] = describeFence(lastCode?.[0] ?? '');
  if (last && lastCode && fence) return [lastCode.index, fence, fenceFix];
  return last && describeUnclosed(last, open.at(-2)?.name);
}

/** What is wrong with one tag. @param rest - of it, from where MDX cannot read it */
function describeTag(tag: string, rest: string): ProblemText {
  if (tag.startsWith('<!')) {
    return ['A comment cannot be written so in a page.', 'Write {/* words */}'];
  }
  if (tag.startsWith('<<')) return ['A tag begins with one <.', 'Delete the others.'];
  const [, address, words] = /^<(https?:[^|>\s]+)\|([^>\n]+)>/.exec(tag) ?? [];
  if (words) return ['A link is not written so.', `Write [${words}](${address})`];
  if (/^<(?:\w+:\/\/|mailto:|[^\s<>]+@)/.test(tag)) {
    return ['An address has no brackets around it.', 'Delete the < and the >.'];
  }
  if (/^\s*(?::|=\s*[^\s"'{])/.test(rest)) {
    const fix = 'Write = and straight quotes around it, without spaces: title="Come along"';
    return ['A value is not written as title="Come along".', fix];
  }
  if (rest.startsWith(','))
    return ['A comma is between the values of this tag.', 'Write a space instead of it.'];
  if (/^[^\s"<>=]+"/.test(rest))
    return ['A value contains straight quotes.', `Write others inside: title="A 'quiet' ride"`];
  const fix =
    'Write each value between straight quotes, and > at the end: <Hero title="Come along">';
  return ['A quote or a > is missing or too many in this tag.', fix];
}

/** Code between signs that are not written again at its end. @param source - of the code */
export function describeFence(source: string): ProblemText {
  if (!/^[ \t>]*(?:`{3}|~{3})/.test(source) || /\n[ >\t]*(?:`{3,}|~{3,})[ \t]*$/.test(source))
    return [];
  const fix = 'Delete these signs, or write them again below the code.';
  return ['All that follows is shown as code.', fix];
}

/**
 * A closing tag without its opening one.
 *
 * @param isSelfClosed - whether a tag of that name ends in />
 * @param open - the last tag that is open
 */
function describeClosing(name: string, isSelfClosed: boolean, open?: Tag): ProblemText {
  const problem = `</${name}> closes nothing.`;
  if (isSelfClosed) return [problem, `Write > instead of /> at the end of <${name} … />.`];
  if (components.has(name)) return [problem, `Delete it, or write <${name}> where it begins.`];
  return [problem, suggest(name, open ? [open.name] : [], 'Delete it.', (known) => `</${known}>`)];
}

/** A tag that nothing closes. @param parent - the tag around it */
function describeUnclosed({name, offset}: Tag, parent?: string): SyntaxProblem {
  const component = components.get(name);
  if (!component) return [offset, ...describeUnknown(name, parent)];
  const end = parent === name ? `Did you mean </${name}>?` : `Write </${name}> where it ends.`;
  const fix = component.content ? end : 'Write /> instead of > at its end.';
  return [offset, `<${name}> is never closed.`, fix];
}

/** What is wrong besides tags. @param parser - the part of MDX that noticed it */
export function describeOther(parser = ''): ProblemText {
  if (parser.endsWith('esm')) {
    const fix = 'Begin it with another word.';
    return ['A line begins with "import" or "export", which is code.', fix];
  }
  if (parser.endsWith('expression')) {
    return ['A value in braces is one number.', 'Write columns={4}, or title="words" in quotes.'];
  }
  const fix = 'Write each tag on a line of its own, with a blank line before and after it.';
  return ['A tag is half inside and half outside a text.', fix];
}
