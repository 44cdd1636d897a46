import {existsSync, readdirSync, readFileSync, type Dirent} from 'node:fs';
import path from 'node:path';

import type {Files} from '../../validation/files';
import {isRecord, parseFrontMatter} from '../../validation/frontMatter';
import {createProblem, startOfFile} from '../../validation/problem';
import type {CodeOf, Position, Problem, Texts} from '../../validation/problem';
import {parseYaml} from '../../validation/yaml';
import {memoize} from '../memoize';

/** Every file in `pages/`, `news/` and `static/`, sorted, as it is on disk or as a test changes it. */
export interface ContentFiles extends Files {
  /** Absolute path of the project. */
  readonly siteDir: string;
  /** Symbolic links in `pages/`, `news/` and `static/`, which nothing follows. */
  readonly links: readonly string[];
  bytes: (file: string) => Uint8Array;
}

/** Finds problems in the whole content. */
export type Rule = (content: ContentFiles) => Problem[] | Promise<Problem[]>;

/** Reports a problem at a place: by default a position, or the name of a file. */
export type Report<T extends Texts, Place = Position | string> = <Code extends CodeOf<T>>(
  code: Code,
  at: Place,
  ...params: Parameters<T[Code]>
) => void;

/** Creates a rule from a function that checks the content, and the words of its problems. */
export function contentRule<T extends Texts>(
  texts: T,
  check: (content: ContentFiles, report: Report<T>) => void | Promise<void>,
): (content: ContentFiles) => Promise<Problem[]> {
  return async (content) => {
    const problems: Problem[] = [];
    await check(content, (code, at, ...params) => {
      const position = typeof at === 'string' ? startOfFile(at) : at;
      problems.push(createProblem(texts, code, position, ...params));
    });
    return problems;
  };
}

/** New texts or bytes by file; `null` removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/** Lists and reads the content, optionally with some files changed in memory. */
export function loadContent(siteDir: string, changes: Changes = {}): ContentFiles {
  const entries = ['pages', 'news', 'static'].flatMap((name) => listFolder(`${siteDir}/${name}`));
  /** Paths from the project's folder, without hidden files. */
  const pathsOf = (found: readonly Dirent[]) =>
    found
      .map(({parentPath, name}) => path.relative(siteDir, path.join(parentPath, name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !/(?:^|\/)\./.test(file));
  const files = new Set(pathsOf(entries.filter((entry) => entry.isFile())));
  for (const [file, change] of Object.entries(changes)) {
    if (change === null) files.delete(file);
    else files.add(file);
  }
  const bytes = (file: string): Uint8Array => {
    const change = changes[file];
    if (change === null) throw new Error(`${file} does not exist.`);
    if (typeof change === 'string') return new TextEncoder().encode(change);
    return change ?? readFileSync(`${siteDir}/${file}`);
  };
  return {
    siteDir,
    files: [...files].sort(),
    links: pathsOf(entries.filter((entry) => entry.isSymbolicLink())),
    bytes,
    read: memoize((file) => new TextDecoder().decode(bytes(file))),
  };
}

/** Everything in a folder and below. Follows no links: one may lead to the whole disk. */
function listFolder(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, {recursive: true, withFileTypes: true}) : [];
}

export const isPost = (file: string): boolean => file.startsWith('news/');

/** The name of a post's folder. */
export function postFolder(file: string): string {
  return file.split('/').at(-2) ?? '';
}

/** The position of an offset in a file. */
export function locate({file, text}: {file: string; text: string}, offset: number): Position {
  const before = text.slice(0, offset);
  return {
    file,
    line: before.split('\n').length,
    column: offset - (before.lastIndexOf('\n') + 1) + 1,
  };
}

/** Remembers what a function returns for each file until its text changes: `--watch` changes one file at a time. */
export function cacheByText<Result>(
  read: (file: string, text: string, content: ContentFiles) => Result,
) {
  const cache = new Map<string, {text: string; result: Result}>();
  return (content: ContentFiles, file: string): Result => {
    const text = content.read(file);
    const cached = cache.get(file);
    if (cached?.text === text) return cached.result;
    const result = read(file, text, content);
    cache.set(file, {text, result});
    return result;
  };
}

type Keys = Readonly<Record<string, unknown>>;

/** The front matter of a page or post; empty if it cannot be parsed, which its own rule reports. */
export const keysOf = cacheByText(
  (file, text): Keys => parseFrontMatter(file, text).frontMatter?.data ?? {},
);

/** The entries of a file such as `news/tags.yml`; empty if it is missing or cannot be parsed. */
export function entriesOf(content: ContentFiles, file: string): Keys {
  if (!content.files.includes(file)) return {};
  const parsed = parseYaml(file, content.read(file), {nested: true});
  return 'yaml' in parsed && isRecord(parsed.yaml.data) ? parsed.yaml.data : {};
}
