/**
 * What is measured and what it is measured against: this site, an empty Docusaurus, a small Astro. Each is a folder
 * of its own outside the project, with its own caches and with packages that are linked, not copied.
 */
import {cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {namedPictures} from '../../src/plugins/responsive-images';
import {derivativesOf, type Derivative} from '../../src/plugins/responsive-images/derive';
import {Descriptions, listOriginals} from '../../src/plugins/responsive-images/inventory';
import {SiteCopy} from '../newsroom/copy';
import {astroFolder, astroFiles, picturesPage} from './astro';
import {emptyFolder} from './empty';
import {postFolder, writePosts} from './posts';
import type {Command} from './run';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** `illustrated` is Astro with the pictures that our site makes. */
export type SiteName = 'ours' | 'empty' | 'astro' | 'illustrated';

/** A folder that can be built. */
export interface Site {
  name: SiteName;
  dir: string;
  /** The built site. */
  out: string;
  build: Command;
  /** The development server, where it is measured. */
  start?: (port: number) => Command;
  /** Folders that hold what a build keeps for the next one, the result included. */
  caches: readonly string[];
  /** Caches that a host keeps even when it keeps nothing else: made from pictures alone. */
  pictures: readonly string[];
  /** A post to edit. */
  post: string;
}

/** Posts of the site itself, which are part of every count. */
export async function ownPosts(): Promise<number> {
  const entries = await readdir(path.join(root, 'news'), {withFileTypes: true});
  return entries.filter((entry) => entry.isDirectory()).length;
}

const makers: Readonly<Record<SiteName, (posts: number) => Promise<Site>>> = {
  ours: makeOurs,
  empty: makeEmpty,
  astro: makeAstro,
  illustrated: makeIllustrated,
};

/**
 * Makes a site with so many posts. It is gone after `removeSite`.
 * @param posts - left out: those that it comes with
 */
export function makeSite(name: SiteName, posts = 0): Promise<Site> {
  return makers[name](posts);
}

export async function removeSite({dir}: Site): Promise<void> {
  await rm(dir, {recursive: true, force: true});
}

/** Takes everything that former builds have left. */
export async function clear(site: Site, {keepPictures = false} = {}): Promise<void> {
  const folders = keepPictures ? site.caches : [...site.caches, ...site.pictures];
  await Promise.all(
    folders.map((folder) => rm(path.join(site.dir, folder), {recursive: true, force: true})),
  );
}

async function makeOurs(posts: number): Promise<Site> {
  const {dir} = await SiteCopy.make();
  // A folder of links in place of one link: the bundler's cache is the copy's own, not the project's
  await rm(path.join(dir, 'node_modules'));
  await linkPackages(path.join(root, 'node_modules'), dir);
  await writePosts(
    path.join(dir, 'news'),
    Math.max(0, posts - (await ownPosts())),
    await picture(dir),
  );
  return {
    name: 'ours',
    dir,
    ...docusaurus(dir),
    build: {args: ['src/tools/build.mjs'], cwd: dir, env: {NODE_ENV: 'production'}},
    pictures: ['.cache'],
    post: path.join(dir, 'news/2025-01-14-a-tree-after-every-ride/index.md'),
  };
}

async function makeEmpty(posts: number): Promise<Site> {
  const dir = await temporary('empty');
  await cp(await emptyFolder(root), dir, {recursive: true});
  await linkPackages(path.join(root, 'node_modules'), dir);
  const site: Site = {
    name: 'empty',
    dir,
    ...docusaurus(dir),
    pictures: [],
    post: path.join(dir, 'blog', postFolder(0), 'index.md'),
  };
  if (posts === 0) return site;
  // The template's own posts make way for ours, which name our tags and authors
  await rm(path.join(dir, 'blog'), {recursive: true});
  await mkdir(path.join(dir, 'blog'));
  await Promise.all(
    ['authors.yml', 'tags.yml'].map((file) =>
      cp(path.join(root, 'news', file), path.join(dir, 'blog', file)),
    ),
  );
  // Every file of the template is MDX, which has another form of comment
  await writePosts(path.join(dir, 'blog'), posts, await picture(dir), (text) =>
    text.replace('<!-- truncate -->', '{/* truncate */}'),
  );
  return site;
}

async function makeAstro(posts: number): Promise<Site> {
  const dir = await temporary('astro');
  await linkPackages(path.join(await astroFolder(root), 'node_modules'), dir);
  for (const [file, text] of Object.entries(astroFiles)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  }
  await writePosts(path.join(dir, 'news'), posts, await picture(dir));
  return {
    name: 'astro',
    dir,
    out: path.join(dir, 'dist'),
    build: {args: [await binary(dir, 'astro'), 'build'], cwd: dir},
    caches: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    pictures: [],
    post: path.join(dir, 'news', postFolder(0), 'index.md'),
  };
}

/** Astro's site with one page more, for which it makes all that our build makes of the site's pictures. */
async function makeIllustrated(posts: number): Promise<Site> {
  const site = await makeAstro(posts);
  const folder = path.join(site.dir, 'src/pictures');
  await mkdir(folder, {recursive: true});
  const descriptions = new Descriptions(folder); // remembers nothing: it is not loaded
  const pictures = [];
  for (const original of await listOriginals(root))
    pictures.push({original, description: await descriptions.describe(original)});
  const derivatives: Record<string, Derivative[]> = {};
  for (const {original, description} of namedPictures(root, pictures, false)) {
    const name = `${description.hash}${path.extname(original.file)}`;
    derivatives[name] = derivativesOf(description.width);
    await cp(original.file, path.join(folder, name));
  }
  const page = path.join(site.dir, 'src/pages/pictures.astro');
  await writeFile(page, picturesPage(derivatives));
  return site;
}

function docusaurus(dir: string): Pick<Site, 'out' | 'build' | 'start' | 'caches'> {
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return {
    out: path.join(dir, 'build'),
    build: {args: [cli, 'build'], cwd: dir, env: {NODE_ENV: 'production'}},
    start: (port) => ({
      args: [cli, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
      cwd: dir,
      env: {NODE_ENV: 'development'},
    }),
    caches: ['build', '.docusaurus', 'node_modules/.cache'],
  };
}

/** The script that a package puts on the path under its own name. */
async function binary(dir: string, name: string): Promise<string> {
  const folder = path.join(dir, 'node_modules', name);
  const {bin} = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  return path.join(folder, bin[name] ?? '');
}

function temporary(name: string): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `evo-bench-${name}-`));
}

/** The picture of all generated posts, in the site's own folder, so that posts can link it. */
async function picture(dir: string): Promise<string> {
  const copy = path.join(dir, 'node_modules', '.bench', 'green-disc.jpg');
  await mkdir(path.dirname(copy), {recursive: true});
  await cp(path.join(root, 'news/2025-01-14-a-tree-after-every-ride/green-disc.jpg'), copy);
  return copy;
}

/** Gives a folder packages of another, one link each: what tools write into node_modules stays with the folder. */
async function linkPackages(from: string, to: string): Promise<void> {
  const target = path.join(to, 'node_modules');
  await mkdir(target, {recursive: true});
  const entries = (await readdir(from)).filter((name) => !name.startsWith('.'));
  await Promise.all(
    entries.map((name) => symlink(path.join(from, name), path.join(target, name), 'junction')),
  );
}
