/*
 * `npm run review` in a small copy of the project: few posts, and the packages of this one.
 */
import {execFile, execFileSync} from 'node:child_process';
import {readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {AxeBuilder} from '@axe-core/playwright';
import type {Browser} from 'playwright';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import type {Kind} from '../../src/validation/scaffold';
import {launchBrowser} from '../../src/tools/review/visit';
import {addPost, copyProject, root} from '../support/projectCopy';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const minutes = 60_000;

let copy: string;
const inCopy = (...names: string[]) => path.join(copy, ...names);
const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=A writer', '-c', 'user.email=writer@evo.example'];
  execFileSync('git', [...identity, ...args], {cwd: copy, stdio: 'pipe'});
};

const addSample = (kind: Kind, date: string) =>
  addPost(copy, {
    kind,
    date,
    slug: 'sample',
    title: `A sample of ${kind} on ${date}`,
    tags: ['charging'], // pages link to this topic
  });

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(inCopy(file), 'utf8');
  expect(text, 'Change this test').toContain(from);
  await writeFile(inCopy(file), text.replaceAll(from, to));
}

function review(...args: string[]): Promise<{failed: boolean; output: string}> {
  const cli = inCopy('src/tools/review/index.ts');
  const env = {...process.env, EVO_NOW: '2026-11-21T12:00:00+05:30'};
  return new Promise((resolve) => {
    execFile(process.execPath, [tsx, cli, ...args], {cwd: copy, env}, (error, stdout, stderr) =>
      resolve({failed: error !== null, output: stdout + stderr}),
    );
  });
}

/** The change of each page in the summary, by permalink. */
async function changes(): Promise<Record<string, string>> {
  const summary = await readFile(inCopy('.cache/review/summary.md'), 'utf8');
  const rows = summary.matchAll(/^\| (\w+) \| `([^`]+)` \| ([^|]*) \|/gm);
  return Object.fromEntries(
    [...rows].map(([, status, page, what]) => [page ?? '', `${status}: ${what?.trim()}`] as const),
  );
}

beforeAll(async () => {
  copy = await copyProject('evo-review');
  // Without the posts, nor where their images have their subjects
  for (const name of await readdir(inCopy('news'))) {
    if (/^\d/.test(name)) await rm(inCopy('news', name), {recursive: true});
  }
  const focuses = await readFile(inCopy('pages/images.yml'), 'utf8');
  await writeFile(inCopy('pages/images.yml'), focuses.replace(/^news\/.*\n?/gm, ''));
  await addSample('news', '2025-06-04');
  await addSample('press-release', '2025-06-05');
  await addSample('media-coverage', '2025-06-06');
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Add the site');
  await symlink(path.join(root, 'node_modules'), inCopy('node_modules'));
  await writeFile(inCopy('.git/info/exclude'), 'node_modules\n');
}, minutes);
afterAll(() => rm(copy, {recursive: true, force: true}));

test(
  'words, a scheduled post and a removed file are reported, and nothing else',
  async () => {
    await replaceIn('pages/privacy.mdx', 'title: ', 'title: New ');
    await addSample('news', '2026-12-05');
    await rm(inCopy('static/icon-192.png'));
    const {failed, output} = await review();
    expect(failed, output).toBe(false);
    const reported = await changes();
    expect(reported['/privacy']).toBe('changed: search results');
    expect(reported['/news/2026/12/05/sample']).toBe(
      'added: new page. Goes live on 5 December 2026.',
    );
    expect(reported['/news']).toMatch(/^changed: text/);
    const others = Object.keys(reported).filter((page) => !/^\/(?:news|privacy)\b/.test(page));
    expect(others).toEqual([]);
    expect(await readFile(inCopy('.cache/review/summary.md'), 'utf8')).toMatch(
      /`\/icon-192\.png: removed`/,
    );
    expect(await readdir(copy)).not.toContain('build');
  },
  20 * minutes,
);

describe('a colour token', () => {
  let browser: Browser;
  beforeAll(async () => {
    git('checkout', '--quiet', '.');
    git('clean', '--quiet', '--force', '-d', 'news', 'static');
    await replaceIn('src/css/tokens.css', '--tea: #0b5d45', '--tea: #0b4d65');
    const {failed, output} = await review();
    expect(failed, output).toBe(false);
    browser = await launchBrowser();
  }, 20 * minutes);
  afterAll(() => browser.close());

  test('changes every page with the tone', async () => {
    const reported = await changes();
    for (const file of globSync('**/*.mdx', {cwd: inCopy('pages')})) {
      const text = await readFile(inCopy('pages', file), 'utf8');
      const permalink = `/${file.replace(/(?:index)?\.mdx$/, '')}`;
      if (text.includes('tone="tea"')) {
        expect(reported[permalink], permalink).toMatch(/^changed: appearance at 360 px, 1280 px/);
      }
    }
  });

  test(
    'gives a report that opens without a network and is accessible',
    async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await browser.newContext({offline: true, colorScheme});
        const page = await context.newPage();
        const requests: string[] = [];
        page.on('request', (request) => requests.push(request.url()));
        await page.goto(pathToFileURL(inCopy('.cache/review/report.html')).href);
        expect(requests.filter((url) => !url.startsWith('data:'))).toHaveLength(1);
        expect(await page.locator('.shot rect').count()).toBeGreaterThan(0);
        const shot = page.locator('.pair .shot--after').first();
        const clipPath = () => shot.evaluate((element) => getComputedStyle(element).clipPath);
        const before = await clipPath();
        await page.getByRole('slider').first().press('End');
        expect(await clipPath()).not.toBe(before);
        const {violations} = await new AxeBuilder({page}).setLegacyMode().analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        await context.close();
      }
    },
    2 * minutes,
  );
});

test(
  'pages and posts that do not build are named: a tag, a dead link, a missing image',
  async () => {
    git('checkout', '--quiet', '.');
    const end = '<!-- truncate -->';
    const [dead, imageless] = ['news/2025-06-04-sample', 'news/2025-06-05-sample'];
    await replaceIn(`${dead}/index.md`, end, `[A post](../2020-01-01-lost/index.md)\n\n${end}`);
    await replaceIn(`${imageless}/index.md`, end, `![A cab](./lost.jpg)\n\n${end}`);
    await replaceIn('pages/ride.mdx', 'Hero', 'Heroo');
    const {failed, output} = await review();
    expect(failed).toBe(true);
    expect(output).toContain('Building your files failed');
    expect(output).toMatch(/pages\/ride\.mdx:\d+:\d+/);
    expect(output).toMatch(new RegExp(`${dead}/index\\.md[^]*2020-01-01-lost`));
    expect(output).toMatch(new RegExp(`${imageless}/index\\.md[^]*lost\\.jpg`));
    expect(output).not.toContain('.cache/review/builds');
  },
  5 * minutes,
);
