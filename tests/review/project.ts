/** A copy of the project in a repository of its own, to change and to review. */
import {execFile, execFileSync} from 'node:child_process';
import {readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

import {copyProject, root} from '../support/projectCopy';

const tsx = path.join(
  path.dirname(createRequire(import.meta.url).resolve('tsx/package.json')),
  'dist/cli.mjs',
);

/** The day on which the tests' reviews are made. */
export const now = '2026-11-21T12:00:00+05:30';

export interface Outcome {
  code: number;
  output: string;
}

/** A line of the summary's table. */
export interface Row {
  status: string;
  address: string;
  what: string;
}

export class Project {
  private constructor(readonly folder: string) {}

  /** Everything committed on `main`. */
  static async make(): Promise<Project> {
    const project = new Project(await copyProject('evo-review'));
    project.git('init', '--quiet', '--initial-branch=main');
    project.git('add', '--all');
    project.git('commit', '--quiet', '--message=The pages as they were');
    await symlink(path.join(root, 'node_modules'), project.path('node_modules'));
    return project;
  }

  path(...names: string[]): string {
    return path.join(this.folder, ...names);
  }

  git(...args: string[]): void {
    const who = ['-c', 'user.name=A writer', '-c', 'user.email=writer@evo.example'];
    execFileSync('git', [...who, ...args], {cwd: this.folder, stdio: 'pipe'});
  }

  /** Takes back all changes since the commit. */
  restore(): void {
    this.git('checkout', '--quiet', '.');
    this.git('clean', '--quiet', '--force', '-d', 'src', 'pages', 'news', 'static');
  }

  /** Replaces a text in a file, which must be there. */
  async change(file: string, from: string, to: string): Promise<void> {
    const text = await readFile(this.path(file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not say "${from}" any more.`);
    await writeFile(
      this.path(file),
      text.replaceAll(from, () => to),
    );
  }

  /** Runs the review as `npm run review` does. */
  review(...args: string[]): Promise<Outcome> {
    const cli = path.join(root, 'src/tools/review/index.ts');
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        [tsx, cli, ...args],
        {cwd: this.folder, env: {...process.env, EVO_NOW: now}, maxBuffer: 16 * 1024 * 1024},
        (error, stdout, stderr) => {
          resolve({code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr});
        },
      );
    });
  }

  /** The summary of the last review. */
  summary(): Promise<string> {
    return readFile(this.path('.cache/review/summary.md'), 'utf8');
  }

  /** Every page that the summary names. */
  async rows(): Promise<Row[]> {
    return [...(await this.summary()).matchAll(/^\| (\w+) \| `([^`]+)` \| [^|]* \| ([^|]*) \|/gm)]
      .map(([, status = '', address = '', what = '']) => ({status, address, what: what.trim()}))
      .sort((a, b) => a.address.localeCompare(b.address));
  }

  async remove(): Promise<void> {
    await rm(this.folder, {recursive: true, force: true});
  }
}
