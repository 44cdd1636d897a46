import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {expect, test} from 'vitest';

import type {Problem, Rule} from '../../src/tools/check/problem';
import {readSite} from '../../src/tools/check/site';
import type {Changes} from '../../src/tools/check/site';

export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** A small change to a real page or post. */
export type Mistake =
  /** The one occurrence of `from` in `file` becomes `to`. */
  | {file: string; from: string; to: string}
  /** The whole file is written anew, or made. */
  | {file: string; text: string}
  /** The same for a picture. */
  | {file: string; bytes: Uint8Array}
  /** The file is gone. */
  | {file: string; remove: true};

function made(mistake: Mistake): Changes {
  if ('remove' in mistake) return {[mistake.file]: null};
  if ('bytes' in mistake) return {[mistake.file]: mistake.bytes};
  if ('text' in mistake) return {[mistake.file]: mistake.text};
  const parts = readSite(root).read(mistake.file).split(mistake.from);
  if (parts.length !== 2) {
    throw new Error(
      `${mistake.file} has ${parts.length - 1} times what this test changes (${mistake.from}); it must be there once.`,
    );
  }
  return {[mistake.file]: parts.join(mistake.to)};
}

/** A real page or post with some of its words changed, as a new file. */
export function copyOf(
  file: string,
  ...changes: readonly [from: string | RegExp, to: string][]
): string {
  let text = readSite(root).read(file);
  for (const [from, to] of changes) {
    const changed = text.replaceAll(from, () => to);
    if (changed === text) throw new Error(`${file} has nothing like ${String(from)} to change.`);
    text = changed;
  }
  return text;
}

/** A real picture, to be put elsewhere. */
export function bytesOf(file: string): Uint8Array {
  return readSite(root).bytes(file);
}

/** A problem as it is told to a writer. */
export const told = ({file, line, column, wrong, instead}: Problem): string =>
  `${file}:${line}:${column}  ${wrong}\n→ ${instead}`;

/**
 * A test that a mistake is told in exactly these words, at this place, and that nothing else is told with it.
 */
export function mistakeTest(
  rules: readonly Rule[],
  name: string,
  mistakes: Mistake | readonly Mistake[],
  ...messages: readonly string[]
): void {
  test(name, async () => {
    const changes = Object.assign({}, ...[mistakes].flat().map(made)) as Changes;
    const site = readSite(root, changes);
    const problems: Problem[] = [];
    for (const rule of rules) problems.push(...(await rule(site)));
    expect(problems.map(told)).toEqual(messages);
  });
}
