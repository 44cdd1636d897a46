import path from 'node:path';
import {isRealDay} from '../../clock';
import {createProblem, startOfFile} from '../../validation/problem';
import type {Position, Problem} from '../../validation/problem';
import {createSlug, slugPattern} from '../../validation/slug';
import type {Texts} from '../../validation/problem';
import {suggest} from '../../validation/words';

const folderExample = '2025-01-14-short-name';

const texts = {
  'post-not-in-folder': ({suggestion}: {suggestion?: string}) => ({
    text: 'A post needs a folder of its own.',
    fix: `Move this file to news/${suggestion ?? folderExample}/index.md.`,
  }),
  'post-file-name': () => ({
    text: 'The file of a post must be called index.md.',
    fix: 'Rename this file to index.md.',
  }),
  'post-too-deep': ({folder}: {folder: string}) => ({
    text: 'This folder is inside the folder of a post.',
    fix: `Move it up, next to the other posts: news/${folder}`,
  }),
  'post-second-file': () => ({
    text: 'A folder holds one post, and this one has index.md.',
    fix: 'Give this file a folder of its own, or begin its name with _ to keep it unpublished.',
  }),
  'post-no-index': () => ({
    text: 'This folder has no index.md, so it is not a post.',
    fix: 'Write the post in index.md, or delete the folder.',
  }),
  'post-folder-name': ({folder, suggestion}: {folder: string; suggestion?: string}) => ({
    text: `The folder name "${folder}" is not a date and a slug.`,
    fix: suggest(
      suggestion && `"${suggestion}"`,
      `Rename the folder, for example to ${folderExample}: lower-case letters, digits and hyphens.`,
    ),
  }),
  'post-folder-day': ({day}: {day: string}) => ({
    text: `The folder name begins with ${day}, which is not a real date.`,
    fix: 'Rename the folder so that it begins with the day of the post.',
  }),
  'post-folder-two-days': ({suggestion}: {suggestion: string}) => ({
    text: 'The folder name contains two dates.',
    fix: `Keep only the first: ${suggestion}`,
  }),
} satisfies Texts;

/** Files that a person wrote a post into, whatever their ending. */
const isText = (file: string) => /\.(?:mdx?|markdown|txt|docx?|odt|rtf|pages|html?)$/i.test(file);

/**
 * Checks the name of a post's folder and of its files.
 *
 * @param contents - the files in the folder; none for a file in news itself
 */
export function checkPostFolder(folder: string, contents: readonly string[]): Problem[] {
  if (contents.length === 0) {
    const position = startOfFile(`news/${folder}`);
    const suggestion = suggestFolder(folder.replace(/\.\w+$/, ''));
    return isText(folder)
      ? [createProblem(texts, 'post-not-in-folder', position, {suggestion})]
      : [];
  }
  const positionOf = (file: string) => startOfFile(`news/${folder}/${file}`);
  const hasIndex = contents.includes('index.md');
  const deep = contents.find((file) => file.endsWith('/index.md'));
  if (deep && !hasIndex) {
    const inner = path.posix.dirname(deep);
    return [createProblem(texts, 'post-too-deep', positionOf(deep), {folder: inner})];
  }
  const others = contents.filter((file) => isText(file) && file !== 'index.md');
  const isMisnamed = !hasIndex && others.length === 1;
  const problems = others.map((file) =>
    createProblem(texts, isMisnamed ? 'post-file-name' : 'post-second-file', positionOf(file)),
  );
  const post = positionOf((isMisnamed && others[0]) || 'index.md');
  if (!hasIndex && others.length === 0) problems.push(createProblem(texts, 'post-no-index', post));
  return [...problems, ...checkName(folder, post)];
}

function checkName(folder: string, position: Position): Problem[] {
  const [, day = '', slug = ''] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(folder) ?? [];
  if (!slugPattern.test(slug)) {
    const suggestion = suggestFolder(folder);
    return [createProblem(texts, 'post-folder-name', position, {folder, suggestion})];
  }
  if (!isRealDay(day)) return [createProblem(texts, 'post-folder-day', position, {day})];
  // Docusaurus would read the last date of the name as the date of the post
  const secondDay = /-?\d{4}-\d{1,2}-\d{1,2}/g;
  if (!secondDay.test(slug)) return [];
  const rest = slug.replaceAll(secondDay, '').replace(/^-/, '') || 'short-name';
  return [createProblem(texts, 'post-folder-two-days', position, {suggestion: `${day}-${rest}`})];
}

/** A valid folder name, from one that has at least a day and some words. */
function suggestFolder(name: string): string | undefined {
  const [, year = '', month = '', date = '', rest = ''] =
    /^(\d{4})[-_. ]?(\d{1,2})[-_. ]?(\d{1,2})[-_. ]*(.*)$/.exec(name) ?? [];
  const day = [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-');
  const slug = createSlug(rest);
  return isRealDay(day) && slug ? `${day}-${slug}` : undefined;
}
