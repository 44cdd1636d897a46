import {execFileSync, execSync} from 'node:child_process';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {globSync} from 'tinyglobby';

/** Clones the last commit for each data set of a folder, or for one, and goes there. @param act - throws if it fails */
export function inCopies(folder: string, act: (json: string) => void): void {
  const [name = '*'] = process.argv.slice(2);
  const project = process.cwd();
  for (const file of globSync(`${folder}/${name}.json`, {absolute: true})) {
    const copy = fs.mkdtempSync(path.join(tmpdir(), 'copy-'));
    execFileSync('git', ['clone', '--quiet', project, copy]);
    fs.symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
    process.chdir(copy);
    try {
      act(readText(file));
    } catch (error) {
      console.error(error, `\n→ Look at ${file} in ${copy}`);
      process.exitCode = 1;
    }
  }
}

/** Runs a command, and shows its output. @throws when it fails */
export function run(command: string, env = {}): void {
  console.log(`\n— ${command}`);
  execSync(command, {stdio: 'inherit', env: {...process.env, ...env}});
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
