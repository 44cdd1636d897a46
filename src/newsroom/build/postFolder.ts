import {createProblem, startOfFile} from '../../validation/problem';
import type {Position, Problem} from '../../validation/problem';
import {createSlug, slugPattern} from '../../validation/slug';
import {isRealDay} from './schedule';

const isMarkdown = (file: string) => /\.mdx?$/i.test(file);

/**
 * Checks the name of a post's folder and of its files.
 *
 * @param contents - the files in the folder; none for a file in news itself
 */
export function checkPostFolder(folder: string, contents: readonly string[]): Problem[] {
  if (contents.length === 0) {
    const position = startOfFile(`news/${folder}`);
    const suggestion = suggestFolder(folder.replace(/\.mdx?$/i, ''));
    return isMarkdown(folder) ? [createProblem('post-not-in-folder', position, {suggestion})] : [];
  }
  const positionOf = (file: string) => startOfFile(`news/${folder}/${file}`);
  const hasIndex = contents.includes('index.md');
  const others = contents.filter((file) => isMarkdown(file) && file !== 'index.md');
  const isMisnamed = !hasIndex && others.length === 1;
  const problems = others.map((file) =>
    createProblem(isMisnamed ? 'post-file-name' : 'post-second-file', positionOf(file), {}),
  );
  const post = positionOf((isMisnamed && others[0]) || 'index.md');
  if (!hasIndex && others.length === 0) problems.push(createProblem('post-no-index', post, {}));
  return [...problems, ...checkName(folder, post)];
}

function checkName(folder: string, position: Position): Problem[] {
  const [, day = '', slug = ''] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(folder) ?? [];
  if (!slugPattern.test(slug)) {
    const suggestion = suggestFolder(folder);
    return [createProblem('post-folder-name', position, {folder, suggestion})];
  }
  if (!isRealDay(day)) return [createProblem('post-folder-day', position, {day})];
  // Docusaurus would read the last date of the name as the date of the post
  const secondDay = /-?\d{4}-\d{1,2}-\d{1,2}/g;
  if (!secondDay.test(slug)) return [];
  const rest = slug.replaceAll(secondDay, '').replace(/^-/, '') || 'short-name';
  return [createProblem('post-folder-two-days', position, {suggestion: `${day}-${rest}`})];
}

/** A valid folder name, from one that has at least a day and some words. */
function suggestFolder(name: string): string | undefined {
  const [, year = '', month = '', date = '', rest = ''] =
    /^(\d{4})[-_. ]?(\d{1,2})[-_. ]?(\d{1,2})[-_. ]*(.*)$/.exec(name) ?? [];
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  const slug = createSlug(rest);
  return isRealDay(day) && slug ? `${day}-${slug}` : undefined;
}
