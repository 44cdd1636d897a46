import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {globSync} from 'tinyglobby';
import {normalise} from '../../src/check/normalise';
import {fileOf, root} from './site';

/** A post of news/, as the site reads it. */
export interface Post {
  file: string;
  /** `2025-01-14`. */
  day: string;
  permalink: string;
  frontMatter: Readonly<Record<string, unknown>>;
  /** Markdown. */
  content: string;
}

async function readPost(file: string): Promise<Post> {
  const [, year, month, date, slug] = /(\d{4})-(\d\d)-(\d\d)-(.+)\/index\.md$/.exec(file) ?? [];
  const fileContent = normalise(readFileSync(path.join(root, file), 'utf8'), 'md');
  const {frontMatter, content} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  // A post that is moved to another day keeps its address
  const day = (frontMatter['date'] ?? [year, month, date].join('-')) as Date | string;
  return {
    file,
    day: new Date(day).toISOString().slice(0, 10),
    permalink: ['/news', year, month, date, slug].join('/'),
    frontMatter,
    content,
  };
}

const files = globSync('news/*/index.md', {cwd: root});

/** Every post, newest first, drafts and scheduled posts too. */
export const posts: readonly Post[] = (await Promise.all(files.map(readPost))).sort((a, b) =>
  b.day.localeCompare(a.day),
);

const builtAt = process.env['EVO_NOW'] ?? statSync(fileOf('index.html')).mtime;

/** The day of the build in India: `2025-01-14`. */
export const buildDay = new Date(builtAt).toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});

/** Whether a build contains a post: from the day of the post on, unless it is a draft. */
export const isPublic = ({day, frontMatter}: Post): boolean =>
  frontMatter['draft'] !== true && day <= buildDay;
