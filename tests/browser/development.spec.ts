/** Development, where React reports more than in production. */
import {spawn, type ChildProcess} from 'node:child_process';

import {expect, test} from 'playwright/test';

import {allPages} from '../support/builtPages';
import {open, watch} from '../support/page';

const port = String(Number(process.env['PORT'] ?? 3210) + 1);
const home = `http://localhost:${port}/`;
let server: ChildProcess;

test.beforeAll(async () => {
  const start = ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port', port];
  server = spawn(process.execPath, start, {stdio: 'ignore'});
  const answers = () => fetch(home).then(Boolean, () => false);
  await expect.poll(answers, {timeout: 120_000}).toBe(true);
});

test.afterAll(() => server.kill());

test('no page logs a warning in development', async ({page}) => {
  const problems = watch(page);
  await open(page, home);
  // Loading each page would take seven times as long
  for (const address of allPages.filter((each) => each !== '/')) {
    const title = await page.title();
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
    await expect(page, address).not.toHaveTitle(title);
  }
  const warnings = problems.filter((problem) => !problem.includes('React DevTools'));
  expect(warnings).toEqual([]);
});
