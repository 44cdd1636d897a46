import {execFile} from 'node:child_process';
import {readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {expect, test} from 'playwright/test';

import {copyProject, root} from '../copy';
import {startServer} from '../server';
import {expectShot} from '../shots';
import {hydrated, painted} from './helpers';
import {preview} from './preview';

test.use({
  bypassCSP: true, // for what is drawn around the thing that a picture is about
  viewport: {width: 1000, height: 620},
  contextOptions: {reducedMotion: 'reduce', colorScheme: 'light'},
});

test('where a page of the preview is edited, in “Write a page”', async ({page}) => {
  const server = await startServer({dir: preview});
  try {
    await page.goto(`${server.url}/ride`);
    await hydrated(page);
    const link = page.getByRole('link', {name: 'Edit this page'});
    await link.evaluate((element) => {
      element.style.outline = '3px solid #d6007a';
      element.style.outlineOffset = '6px';
      element.scrollIntoView({block: 'center', behavior: 'instant'});
    });
    await painted(page);
    await expectShot('edit-this-page', await page.screenshot());
  } finally {
    await server.close();
  }
});

test('a section and its lines, in “Write a page”', async ({page}) => {
  const server = await startServer({dir: preview});
  try {
    await page.goto(`${server.url}/handbook/checklist`);
    await hydrated(page);
    await page.locator('iframe').first().contentFrame().locator('body > *').first().waitFor();
    await page.getByRole('button', {name: /copy/i}).first().scrollIntoViewIfNeeded();
    await painted(page);
    await expectShot('section', await page.screenshot());
  } finally {
    await server.close();
  }
});

test('what the check says of a slip, in “Check and publish”', async ({page}) => {
  const folder = await copyProject('evo-guide');
  try {
    for (const name of ['node_modules', '.config']) {
      await symlink(path.join(root, name), path.join(folder, name));
    }
    const ride = path.join(folder, 'pages/ride.mdx');
    const text = await readFile(ride, 'utf8');
    const slips = slip(text, [
      ['title="Airport rentals"', 'titel="Airport rentals"'],
      ['/img/rental-hourly.jpg', '/img/rental-hourli.jpg'],
      ['Classic sedans', 'Sedans from Rs 269'],
    ]);
    await writeFile(ride, slips);
    const output = await check(folder);
    expect(output).toMatch(/3 mistakes/);
    await page.setViewportSize({width: 1000, height: 400});
    await page.setContent(
      `<body style="margin:0;background:#07211b;color:#f3f6f0"><pre style="margin:0;padding:28px;` +
        `font:18px/1.5 'Liberation Mono',monospace;white-space:pre-wrap"></pre>`,
    );
    await page
      .locator('pre')
      .evaluate((element, words) => (element.textContent = words), `$ npm run check\n\n${output}`);
    await expectShot('check', await page.screenshot());
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});

/** A text with some of its words changed. */
function slip(text: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce((so, [from, to]) => {
    expect(so).toContain(from);
    return so.replace(from, to);
  }, text);
}

/** What `npm run check` prints in a folder. */
function check(folder: string): Promise<string> {
  const tsx = path.join(
    path.dirname(createRequire(import.meta.url).resolve('tsx/package.json')),
    'dist/cli.mjs',
  );
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsx, path.join(root, 'src/tools/check/index.ts')],
      {cwd: folder, env: {...process.env, GITHUB_ACTIONS: '', FORCE_COLOR: '0'}},
      (_, stdout) => resolve(stdout.trim().replace(/[\d.]+ s$/, '4 s')),
    );
  });
}
