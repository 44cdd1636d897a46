import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {cp, mkdir, readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import {copyProject, root} from '../copy';
import {scriptsOf} from '../scripts';

/** A post as a writer would drop it in. */
export interface Fixture {
  /** The folder's name: day and slug. */
  folder: string;
  title: string;
  kind?: 'news' | 'media-coverage' | 'press-release';
  tags?: string[];
  authors?: string[];
  body?: string;
  draft?: boolean;
}

/** A post's file, with a picture that lies beside it. */
export function postText(
  {folder, title, kind = 'news', tags = ['company'], authors = ['newsroom'], body, draft}: Fixture,
  image: string,
): string {
  return [
    '---',
    `title: ${title}`,
    `description: ${title} is what this post is about, told in one sentence of the right length.`,
    `kind: ${kind}`,
    `tags: [${tags.join(', ')}]`,
    `authors: [${authors.join(', ')}]`,
    `image: ./${image}`,
    'imageAlt: People plant young trees beside an EVO cab',
    ...(kind === 'media-coverage'
      ? ['outlet: Tezora', 'outletUrl: https://tezora.example/article']
      : []),
    ...(draft ? ['draft: true'] : []),
    '---',
    '',
    `The first words of ${folder}.`,
    '',
    '<!-- truncate -->',
    '',
    body ?? `More words of ${folder}.`,
    '',
  ].join('\n');
}

/** A copy of the project in a folder of its own, to add posts to and to build. */
export class SiteCopy {
  private constructor(readonly dir: string) {}

  static async make(): Promise<SiteCopy> {
    const dir = await copyProject('evo-site');
    await symlink(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
    return new SiteCopy(dir);
  }

  async add(...posts: Fixture[]): Promise<void> {
    const picture = path.join(root, 'news', '2025-01-14-a-tree-after-every-ride');
    const [image = ''] = (await readdir(picture)).filter((file) => file.endsWith('.jpg'));
    await Promise.all(
      posts.map(async (post) => {
        const target = path.join(this.dir, 'news', post.folder);
        await mkdir(target, {recursive: true});
        await cp(path.join(picture, image), path.join(target, image));
        await writeFile(path.join(target, 'index.md'), postText(post, image));
      }),
    );
  }

  /** Writes a file of the copy, by its path in the project. */
  async write(file: string, text: string): Promise<void> {
    await writeFile(path.join(this.dir, file), text);
  }

  /**
   * Builds the copy.
   * @param now - the instant that the build takes for now, ISO
   * @param env - more of the build's environment
   * @returns the build's output folder
   * @throws with the end of the output when the build fails
   */
  async build(now = '2026-11-21T06:00:00Z', env: Record<string, string> = {}): Promise<BuiltSite> {
    await rm(path.join(this.dir, 'build'), {recursive: true, force: true});
    try {
      await promisify(execFile)(process.execPath, ['src/tools/build.mjs'], {
        cwd: this.dir,
        env: {...process.env, NODE_ENV: 'production', EVO_NOW: now, ...env},
        maxBuffer: 64 * 1024 * 1024,
      });
    } catch (error) {
      const {stdout = '', stderr = ''} = error as {stdout?: string; stderr?: string};
      throw new Error(`The copy does not build:\n${`${stdout}\n${stderr}`.slice(-20_000)}`, {
        cause: error,
      });
    }
    return new BuiltSite(path.join(this.dir, 'build'));
  }

  async remove(): Promise<void> {
    await rm(this.dir, {recursive: true, force: true});
  }
}

/** A built copy, to read. */
export class BuiltSite {
  private readonly texts = new Map<string, string>();

  constructor(readonly dir: string) {}

  /** Reads all of it now, because the next build writes into the same folder. */
  async load(): Promise<this> {
    const entries = await readdir(this.dir, {recursive: true, withFileTypes: true});
    await Promise.all(
      entries
        .filter((entry) => entry.isFile() && /\.(html|xml|json|js|css)$/.test(entry.name))
        .map(async (entry) => {
          const file = path.join(entry.parentPath, entry.name);
          this.texts.set(path.relative(this.dir, file), await readFile(file, 'utf8'));
        }),
    );
    return this;
  }

  files(pattern: RegExp): string[] {
    return [...this.texts.keys()].filter((file) => pattern.test(file)).sort();
  }

  /** @throws when the file is not there */
  text(file: string): string {
    const text = this.texts.get(file);
    if (text === undefined) throw new Error(`The built copy has no ${file}.`);
    return text;
  }

  /** Whether there is a file, of any kind, now. */
  has(file: string): boolean {
    return existsSync(path.join(this.dir, file));
  }

  /** Files that hold some words. */
  withWords(words: string): string[] {
    return [...this.texts]
      .filter(([, text]) => text.includes(words))
      .map(([file]) => file)
      .sort();
  }

  /** The scripts that a page names, in order. */
  scripts(page: string): string[] {
    return scriptsOf(this.text(page));
  }
}
