import {execFileSync, spawnSync} from 'node:child_process';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {globSync} from 'tinyglobby';

/** Clones the last commit of a project into a new folder, and goes there. @returns the folder */
export function enterCopy(project: string): string {
  const copy = fs.mkdtempSync(path.join(tmpdir(), 'copy-'));
  execFileSync('git', ['clone', '--quiet', project, copy]);
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  process.chdir(copy);
  return copy;
}

/** Runs a command, and shows its output. @returns whether it succeeds */
export function run(command: string, env = {}): boolean {
  console.log(`\n— ${command}`);
  const options = {shell: true, stdio: 'inherit', env: {...process.env, ...env}} as const;
  return spawnSync(command, options).status === 0;
}

export const readText = (file: string) => fs.readFileSync(file, 'utf8');

/** Edits a file. @throws when it stays the same, because it is not as expected */
export function editFile(file: string, edit: (text: string) => string): void {
  const before = readText(file);
  const after = edit(before);
  if (after === before) throw new Error(`${file}: no place for ${edit.toString()}`);
  fs.writeFileSync(file, after);
}

/** Edits what a pattern finds in pages, posts, menus and redirects. */
export function editTexts(pattern: RegExp | string, edit: (...found: string[]) => string): void {
  const files = ['pages/**/*.mdx', 'news/*/index.md', 'src/company/{navigation,redirects}.ts'];
  for (const file of globSync(files)) {
    fs.writeFileSync(file, readText(file).replaceAll(new RegExp(pattern, 'gm'), edit));
  }
}

/** Sends visitors of an old address to a page. */
export const addRedirect = (from: string, to: string) =>
  editFile('src/company/redirects.ts', (text) =>
    text.replace('\n];', `{from: '${from}', to: '${to}'},$&`),
  );

/** Replaces files of facts, and draws the logos that they name. */
export function writeFacts(facts: Readonly<Record<string, object>>): void {
  const drawing = '<svg viewBox="0 0 9 3"><path d="M0 0h9v3z"/></svg>';
  for (const [name, values] of Object.entries(facts)) {
    const text = JSON.stringify(values, null, 2);
    fs.writeFileSync(`src/company/data/${name}.json`, text);
    for (const [logo] of text.matchAll(/\/logos\/[^"]+/g))
      fs.writeFileSync(`static${logo}`, drawing);
  }
}
