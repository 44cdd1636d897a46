import {execFile} from 'node:child_process';
import {readFile, rm, symlink, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import process from 'node:process';

import {expect, test} from 'playwright/test';

import {hydrated, painted} from '../support/page';
import {copyProject, root} from '../support/projectCopy';
import {expectShot} from '../support/guideImages';

test.use({
  bypassCSP: true, // for the outline around the link
  viewport: {width: 1000, height: 620},
  contextOptions: {reducedMotion: 'reduce', colorScheme: 'light'},
});

test('where a page of the preview is edited, in “Write a page”', async ({page}) => {
  await page.goto('/ride');
  await hydrated(page);
  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.evaluate((element) => {
    element.style.outline = '3px solid #d6007a';
    element.style.outlineOffset = '6px';
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  await painted(page);
  await expectShot('edit-this-page', await page.screenshot());
});

test('a section and its lines, in “Write a page”', async ({page}) => {
  await page.goto('/handbook/checklist');
  await hydrated(page);
  await page.locator('iframe').first().contentFrame().locator('body > *').first().waitFor();
  await page.getByRole('button', {name: /copy/i}).first().scrollIntoViewIfNeeded();
  await painted(page);
  await expectShot('section', await page.screenshot());
});

test('what the check prints, in “Check and publish”', async ({page}) => {
  test.setTimeout(180_000); // the check of a copy without caches takes a minute on a busy machine
  const folder = await copyProject('evo-guide');
  try {
    for (const name of ['node_modules', '.config']) {
      await symlink(path.join(root, name), path.join(folder, name));
    }
    const ride = path.join(folder, 'pages/ride.mdx');
    const text = await readFile(ride, 'utf8');
    const misspelt = misspell(text, [
      ['title="Airport rentals"', 'titel="Airport rentals"'],
      ['/img/rental-hourly.jpg', '/img/rental-hourli.jpg'],
      ['Classic sedans', 'Sedans from Rs 269'],
    ]);
    await writeFile(ride, misspelt);
    const output = await check(folder);
    expect(output.match(/ride\.mdx:\d+/g)).toHaveLength(3);
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

/** Replaces some words of a text. */
function misspell(text: string, changes: readonly [from: string, to: string][]): string {
  return changes.reduce((so, [from, to]) => {
    expect(so).toContain(from);
    return so.replace(from, to);
  }, text);
}

/** Returns what `npm run check` prints in a folder. */
function check(folder: string): Promise<string> {
  const tsx = path.join(
    path.dirname(createRequire(path.join(root, 'package.json')).resolve('tsx/package.json')),
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
