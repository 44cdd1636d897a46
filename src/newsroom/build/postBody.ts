import {findClosest} from '../../validation/closest';
import type {FileParts} from '../../validation/frontMatter';
import {maskCode} from '../../validation/maskCode';
import {createProblem} from '../../validation/problem';
import type {Problem} from '../../validation/problem';

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
    return createProblem('post-main-heading', at(index), {heading});
  });

  const marker = lines.findIndex((line) => line.trim() === truncate);
  const firstText = text.findIndex((line) => line.trim() !== '');
  if (marker >= 0) {
    if (firstText === marker) problems.push(createProblem('post-no-excerpt', at(marker), {}));
    return problems;
  }
  const misspelled = lines.findIndex((line) => {
    const [, word] = /<!--+\s*(\w+)\s*--+>/.exec(line) ?? [];
    return word !== undefined && findClosest(word, ['truncate']) !== undefined;
  });
  const line = lines[misspelled];
  problems.push(
    line === undefined
      ? createProblem('post-no-truncate', at(Math.max(firstText, 0)), {})
      : createProblem('post-truncate-misspelled', at(misspelled, line.indexOf('<!--') + 1), {
          line: line.trim(),
        }),
  );
  return problems;
}
