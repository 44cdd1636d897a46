/**
 * Builds a copy of the project once with more posts, and compares it with build/. Lists, feeds, scheduling and front
 * matter have unit tests in src/newsroom/build.
 */
import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {rm, symlink, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompressSync} from 'node:zlib';

import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {contentTypes} from '../../src/hosting/rules';
import {build} from '../support/builtSite';
import {addPost, copyProject, root, type Post} from '../support/projectCopy';

/** Posts that show whether the site grows with their number. */
const many = 30;

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const release: Post = {
  date: dayFromNow(-1),
  slug: 'a-new-release',
  title: 'A release that nobody has seen before',
  tags: ['charging'],
};
const releaseText = 'Nobody has read this sentence before.';
const scheduled: Post = {
  date: dayFromNow(30),
  slug: 'a-coming-post',
  title: 'A post of next month',
};
const draft: Post = {date: dayFromNow(-2), slug: 'a-draft', title: 'A draft of today'};
const rich: Post = {date: '2023-11-18', slug: 'with-a-file', title: 'A post that hands out a file'};
const richText =
  'Take [the plan](./plan.pdf), ~~or not~~ `<b>`, as this <abbr title="table">tbl.</abbr> says.\n\n| a | b |\n|--:|---|\n| 1 | 2 |';
const fillers = Array.from({length: many}, (_, index): Post => {
  const day = String(index + 1).padStart(2, '0');
  return {date: `2023-12-${day}`, slug: `post-${index}`, title: `Post ${index} of many`};
});

const pageOf = ({date, slug}: Post) => `news/${date.replaceAll('-', '/')}/${slug}.html`;

let copy: string;

const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8');
const text = (file: string) => read(path.join(copy, 'build'), file);
const filesWith = (words: string) =>
  globSync('**/*.{html,xml,json,js}', {cwd: path.join(copy, 'build')})
    .filter((file) => text(file).includes(words))
    .sort();

beforeAll(async () => {
  copy = await copyProject('evo-newsroom');
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await addPost(copy, release, (text) => `${text}\n${releaseText}\n`);
  await addPost(copy, scheduled);
  await addPost(copy, draft, (text) => text.replace('kind:', 'draft: true\nkind:'));
  const folder = await addPost(copy, rich, (text) => `${text}\n${richText}\n`);
  await writeFile(path.join(folder, 'plan.pdf'), 'a plan');
  await Promise.all(fillers.map((post) => addPost(copy, post)));
  // The bundler would leave a cache of the copy in node_modules for good
  const env = {...process.env, NODE_ENV: 'production', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  await promisify(execFile)('npm', ['run', 'build'], {cwd: copy, env, maxBuffer: 1 << 26});
});
afterAll(() => rm(copy, {recursive: true, force: true}));

describe('a new post', () => {
  test('is in every list, feed and page that it belongs to', () => {
    const files = filesWith(release.title).filter((file) => !/^news\/\d{4}\//.test(file));
    expect(files.filter((file) => !file.endsWith('.js'))).toEqual([
      'news.html',
      'news/archive.html',
      'news/atom.xml',
      'news/authors/newsroom.html',
      'news/feed.json',
      'news/press-releases.html',
      'news/press-releases/rss.xml',
      'news/rss.xml',
      'news/tags/charging.html',
      'search-index.json',
    ]);
    expect(text(pageOf(release))).toContain(releaseText);
    expect(text('sitemap.xml')).toContain(pageOf(release).replace('.html', ''));
    expect(text('news/rss.xml')).toContain(releaseText);
    expect(text('news/rss.xml')).not.toMatch(/(?:href|src)=\\?"\//);
  });

  test('keeps its Markdown, HTML and files, without inline styles', () => {
    const page = text(pageOf(rich));
    const [, file = ''] = /href="?(\/assets\/files\/plan-\w+\.pdf)/.exec(page) ?? [];
    expect(existsSync(path.join(copy, 'build', file))).toBe(true);
    expect(contentTypes, 'hosts need its type').toHaveProperty('pdf');
    expect(page).toMatch(/<del>or not<\/del> <code>&lt;b(?:&gt;|>)<\/code>/);
    expect(page).toMatch(/<abbr title="?table"?>tbl\.<\/abbr>/);
    expect(page).toMatch(/<th align="?right"?>a/);
    expect(page).not.toMatch(/ style=/);
  });

  test('is nowhere while it is scheduled or a draft', () => {
    for (const {title, slug} of [scheduled, draft]) {
      expect(filesWith(title)).toEqual([]);
      expect(filesWith(slug)).toEqual([]);
    }
  });

  test('changes no page outside the news', () => {
    const pages = globSync('*.html', {cwd: build}).filter((file) => file !== 'news.html');
    expect(pages.length).toBeGreaterThan(14);
    // The hashes of scripts may change
    const withoutHashes = (folder: string, file: string) =>
      read(folder, file).replace(/\.[0-9a-f]{8}(?=\.(?:js|css))|sha256-[\w+/=]+/g, '');
    const changed = pages.filter(
      (file) => withoutHashes(build, file) !== withoutHashes(path.join(copy, 'build'), file),
    );
    expect(changed).toEqual([]);
  });
});

test('each post costs other pages at most 80 bytes of script', () => {
  // The routes and the names of their chunks
  const weight = (folder: string) => {
    const [main = ''] = /assets\/js\/main\.\w+\.js/.exec(read(folder, 'index.html')) ?? [];
    return brotliCompressSync(read(folder, main)).length;
  };
  const growth = weight(path.join(copy, 'build')) - weight(build);
  expect(growth).toBeGreaterThan(0);
  expect(growth).toBeLessThanOrEqual(80 * (many + 2)); // with the release and the rich post
});
