import {findClosest} from '../../validation/closest';
import type {FileParts} from '../../validation/frontMatter';
import {maskCode} from '../../validation/maskCode';
import {createProblem, replace, type Problem, type Texts} from '../../validation/problem';

const texts = {
  'post-no-truncate': () => ({
    text: 'The line <!-- truncate --> is missing.',
    fix: 'Write <!-- truncate --> on a line of its own, after the first paragraph.',
  }),
  'post-truncate-misspelled': ({line}: {line: string}) => ({
    text: `"${line}" does not mark the end of the excerpt.`,
    fix: 'Write: <!-- truncate -->',
    ...replace(line, truncate),
  }),
  'post-no-excerpt': () => ({
    text: 'There is no text above <!-- truncate -->.',
    fix: 'Move the line below the first paragraph: lists and feeds show what is above it.',
  }),
  'post-main-heading': ({heading}: {heading: string}) => ({
    text: `"${heading}" is a main heading; the title of the post is the only one.`,
    fix: `Write: ## ${heading}`,
    ...replace(`# ${heading}`, `## ${heading}`),
  }),
} satisfies Texts;

const truncate = '<!-- truncate -->';

/** Checks that a post has an excerpt and no main heading: the title is its only one. */
export function checkPostBody(file: string, {body, bodyLine}: FileParts): Problem[] {
  const text = body.split('\n');
  const lines = maskCode(body).split('\n');
  const at = (index: number, column = 1) => ({file, line: bodyLine + index, column});

  const problems = lines.flatMap((line, index) => {
    const isUnderlined = line.trim() !== '' && /^ {0,3}=+\s*$/.test(lines[index + 1] ?? '');
    if (!isUnderlined && !/^ {0,3}#(?:\s|$)/.test(line)) return [];
    const heading = line.trim().replace(/^#\s*/, '');
    return createProblem(texts, 'post-main-heading', at(index), {heading});
  });

  const marker = lines.findIndex((line) => line.trim() === truncate);
  const firstText = text.findIndex((line) => line.trim() !== '');
  if (marker >= 0) {
    if (firstText === marker) problems.push(createProblem(texts, 'post-no-excerpt', at(marker)));
    return problems;
  }
  const misspelled = lines.findIndex((line) => {
    const [, word] = /<!--+\s*(\w+)\s*--+>/.exec(line) ?? [];
    return word !== undefined && findClosest(word, ['truncate']) !== undefined;
  });
  const line = lines[misspelled];
  problems.push(
    line === undefined
      ? createProblem(texts, 'post-no-truncate', at(Math.max(firstText, 0)))
      : createProblem(texts, 'post-truncate-misspelled', at(misspelled, line.indexOf('<!--') + 1), {
          line: line.trim(),
        }),
  );
  return problems;
}
