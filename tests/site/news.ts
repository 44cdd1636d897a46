import {statSync} from 'node:fs';
import process from 'node:process';
import {listProject, permalinkOf} from '../../src/check/content';
import {readPages} from '../../src/check/page';
import {fileOf} from './site';

/** Every post of news/, as the site reads it, newest first: drafts and scheduled posts too. */
export const posts = readPages(listProject())
  .filter(({file}) => file.startsWith('news/'))
  .map(({file, data: frontMatter, text}) => ({
    file,
    day: String(frontMatter['date']), // `2025-01-14`
    permalink: permalinkOf(file), // a post that is moved to another day keeps it
    frontMatter,
    text,
  }))
  .sort((a, b) => b.day.localeCompare(a.day));

export type Post = (typeof posts)[number];

const builtAt = process.env['EVO_NOW'] ?? statSync(fileOf('index.html')).mtime;

/** The day of the build in India: `2025-01-14`. */
export const buildDay = new Date(builtAt).toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});

/** Whether a build contains a post: from the day of the post on, unless it is a draft. */
export const isPublic = ({day, frontMatter}: Post): boolean =>
  frontMatter['draft'] !== true && day <= buildDay;
