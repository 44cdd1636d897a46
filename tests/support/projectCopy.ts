import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {scaffold, type Answers} from '../../src/validation/scaffold';
import {root} from './builtSite';

export {root};

/** What a build reads. The cache depends on images only. */
const parts = [
  '.config',
  '.gitignore',
  'package.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'src',
  'pages',
  'news',
  'static',
  '.cache/images',
];

/** Copies the project without its packages into a new temporary folder, and returns the folder's path. */
export async function copyProject(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${name}-`));
  const found = parts.filter((part) => existsSync(path.join(root, part)));
  const options = {recursive: true, preserveTimestamps: true};
  await Promise.all(
    found.map((part) => cp(path.join(root, part), path.join(folder, part), options)),
  );
  return folder;
}

/** A lead image. */
const defaultImage = {
  image: 'static/img/hero-home.jpg',
  imageAlt: 'An EVO electric cab drives along a winding road through tea gardens at sunrise',
};

export type Post = Pick<Answers, 'title' | 'slug' | 'date'> & Partial<Answers>;

/** Adds a post to a copy of the project, like `npm run new`, and returns its folder. `edit` changes its text. */
export async function addPost(
  copy: string,
  post: Post,
  edit = (text: string) => text,
): Promise<string> {
  const {file, text, image} = scaffold({
    kind: 'press-release', // in more lists than the other kinds
    description: `${post.title} is what this post is about, in one sentence of the right length.`,
    tags: ['company'],
    ...defaultImage,
    outlet: 'Deodar',
    outletUrl: 'https://deodar.example/hills',
    ...post,
  });
  const folder = path.join(copy, path.dirname(file));
  await mkdir(folder, {recursive: true});
  await writeFile(path.join(copy, file), edit(text));
  if (image) await cp(path.join(root, image.from), path.join(copy, image.to));
  return folder;
}
