/** The editor in the browser, on a copy of the project that `npm start` shows. */
import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import type {CmsConfig} from '@sveltia/cms';
import {diffLines} from 'diff';
import {expect, test, type Page} from 'playwright/test';
import sirv from 'sirv';

import {findProblems} from '../../src/tools/admin/findProblems';
import {openEditor, saveToDisk, startProject, type Project} from '../support/editor';
import {listen} from '../support/server';

test.describe.configure({mode: 'default', timeout: 240_000}); // one worker: `npm start` starts once
test.use({viewport: {width: 1400, height: 900}});

let project: Project;
test.beforeAll(async () => {
  test.setTimeout(600_000); // a cold start
  project = await startProject();
});
test.afterAll(() => project.stop());
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

const read = (file: string) => readFileSync(path.join(project.folder, file), 'utf8');
const field = (page: Page, name: string) => page.getByRole('textbox', {name, exact: true}).first();
const saveButton = (page: Page) => page.getByRole('button', {name: 'Save', exact: true});
const preview = (page: Page) => page.locator('iframe').first().contentFrame();
const shownPage = (page: Page) => preview(page).locator('iframe').contentFrame();

async function edit(page: Page, route: string): Promise<void> {
  const open = (hash: string) => page.evaluate((address) => (location.hash = address), hash);
  await open('#/collections/news');
  await expect(field(page, 'Title')).toBeHidden();
  await open(`#/collections/${route}`);
  await expect(field(page, 'Title'), route).toBeVisible();
}

/** Saves, and returns the names of the files that changed. */
async function save(page: Page): Promise<string[]> {
  const notice = page.getByText('Entry saved.');
  await expect(notice).toBeHidden(); // that of the save before
  await saveButton(page).click();
  await expect(notice).toBeVisible();
  return saveToDisk(page, project);
}

/** The lines of a file that differ from its text before. */
const changedLines = (before: string, file: string) =>
  diffLines(before, read(file))
    .filter(({added}) => added)
    .map(({value}) => value.trim());

async function chooseImage(page: Page, file: string): Promise<void> {
  await page.getByRole('button', {name: 'Browse'}).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', {name: 'Upload'}).click();
  await (
    await chooser
  ).setFiles({
    name: 'My Photo (1).JPG',
    mimeType: 'image/jpeg',
    buffer: readFileSync(path.join(project.folder, file)),
  });
  await page.getByRole('dialog').getByRole('button', {name: 'Insert'}).click();
  await expect(page.getByText('./my-photo-1.webp')).toBeVisible();
}

/** The errors of `npm run check`. That words of the template are left is a warning. */
async function findErrors(file: string): Promise<string[]> {
  const problems = await findProblems(project.folder, file);
  return problems.filter(({severity}) => severity === 'ERROR').map(({message}) => message);
}

/** Waits for the check, and compares with a picture of “Write in the browser”. EVO_SHOTS=renew draws it again. */
async function compareWithHandbook(page: Page, picture: string): Promise<void> {
  const checked = preview(page).getByText(/Line \d|finds no problems/);
  await expect(checked.first()).toBeVisible({timeout: 120_000});
  await expect(page).toHaveScreenshot(picture);
}

test('starts with the project’s folder, then lists what there is', async ({page}) => {
  await page.goto(`${project.url}/admin/`);
  await expect(page.getByRole('button', {name: 'Work with Local Repository'})).toBeVisible();
  await expect(page).toHaveScreenshot('editor-start.webp');
  await openEditor(page, project);
  await page.evaluate(() => (location.hash = '#/collections/news'));
  await expect(page.getByRole('row').or(page.getByRole('gridcell')).first()).toBeVisible();
  await expect(page).toHaveScreenshot('editor-list.webp');
});

for (const kind of ['news', 'media-coverage', 'press-release']) {
  test(`a new post of kind ${kind}, with an image`, async ({page}) => {
    await openEditor(page, project);
    await edit(page, `${kind}/new`);
    await page.getByLabel('Date', {exact: true}).fill('2026-01-05');
    await field(page, 'Title').fill(`A night shift for the ${kind}`);
    await field(page, 'Description').fill(`What happens in the yard at night, as told in ${kind}.`);
    await field(page, 'Image alt').fill('A cab waits in the yard at night');
    if (kind === 'media-coverage') {
      await field(page, 'Outlet').fill('Deodar');
      await field(page, 'Outlet url').fill('https://deodar.example/night');
    }
    await page.getByText('Select an option').click();
    await page.getByRole('option', {name: 'rides'}).click();
    await chooseImage(page, 'static/img/hero-home.jpg');
    if (kind === 'news') await expect(page).toHaveScreenshot('editor-form.webp');
    const folder = `news/2026-01-05-a-night-shift-for-the-${kind}`;
    expect((await save(page)).sort()).toEqual([`${folder}/index.md`, `${folder}/my-photo-1.webp`]);
    expect(read(`${folder}/index.md`)).toMatch(
      /^---\ntitle: .+\ndescription: .+\nkind: .+\ntags: \[rides\]\nimage: \.\/my-photo-1\.webp\n/,
    );
    expect(await findErrors(`${folder}/index.md`)).toEqual([]);
    const shown = shownPage(page).getByRole('heading', {level: 1});
    await expect(shown).toHaveText(/A night shift/, {timeout: 60_000}); // npm start adds its route
    if (kind === 'news') await compareWithHandbook(page, 'editor-post.webp');
  });
}

test('a new page', async ({page}) => {
  await openEditor(page, project);
  await edit(page, 'pages/new');
  await field(page, 'Title').fill('Airport rides in Guwahati');
  await field(page, 'Description').fill(
    'How to reach the airport in time, by day and by night, in a cab.',
  );
  expect(await save(page)).toEqual(['pages/airport-rides-in-guwahati.mdx']);
  expect(await findErrors('pages/airport-rides-in-guwahati.mdx')).toEqual([]);
  await expect(shownPage(page).getByRole('heading', {level: 1})).toBeVisible();
});

test('a change of the title is the only change of a page', async ({page}) => {
  await openEditor(page, project);
  for (const {file, route} of project.entries.filter(({file}) => file.startsWith('pages/'))) {
    const before = read(file);
    await edit(page, route);
    const title = `${(await field(page, 'Title').inputValue()).slice(0, 50)} today`;
    await field(page, 'Title').fill(title);
    expect(await save(page), file).toEqual([file]);
    expect(changedLines(before, file), file).toEqual([expect.stringContaining(title)]);
  }
});

test('a change of rich text changes its paragraph only', async ({page}) => {
  await openEditor(page, project);
  for (const {file, route} of project.entries.filter(({file}) => file.startsWith('news/'))) {
    const before = read(file);
    await edit(page, route);
    const text = page.locator('[contenteditable=true] p').first();
    await expect(async () => {
      await page.mouse.move(300, 500);
      await page.mouse.wheel(0, 5000);
      await text.click({timeout: 1000});
    }).toPass(); // fields appear as they come into view
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Now');
    expect(await save(page), file).toEqual([file]);
    expect(changedLines(before, file), file).toEqual([expect.stringContaining('Now')]);
  }
});

test('a field that is missing', async ({page}) => {
  await openEditor(page, project);
  await edit(page, 'pages/entries/help');
  await field(page, 'Title').fill('');
  await saveButton(page).click();
  await expect(page.getByText('This field is required.')).toBeVisible();
  expect(await saveToDisk(page, project)).toEqual([]);
});

test('a mistake is shown with its line and what to write instead', async ({page}) => {
  await openEditor(page, project);
  const before = read('pages/help.mdx');
  await edit(page, 'pages/entries/help');
  await field(page, 'Description').fill(
    'How to book an electric cab, and what a starting price means, on this wesbite.',
  );
  expect(await save(page)).toEqual(['pages/help.mdx']);
  const problem = preview(page).getByRole('listitem').filter({hasText: 'wesbite'});
  await expect(problem).toContainText(/^Line 3: .*\n→ .*website/s, {timeout: 120_000});
  await compareWithHandbook(page, 'editor-problem.webp');
  writeFileSync(path.join(project.folder, 'pages/help.mdx'), before);
});

test('a file that cannot be read is shown, explained, and can be corrected', async ({page}) => {
  const file = path.join(project.folder, 'pages/terms.mdx');
  const before = read('pages/terms.mdx');
  writeFileSync(file, before.replace(/title: (.*)/, 'title: "$1'));
  await openEditor(page, project);
  await edit(page, 'pages/entries/terms');
  await expect(field(page, 'Title')).toHaveValue('This file cannot be read');
  const problem = preview(page).getByRole('listitem').first();
  await expect(problem).toContainText('Line 2', {timeout: 120_000});
  const text = page.locator('[contenteditable=true], textarea').last();
  await text.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(before);
  expect(await save(page)).toEqual(['pages/terms.mdx']);
  expect(read('pages/terms.mdx')).toBe(before);
});

test('a folder that is not this project is refused', async ({page}) => {
  await openEditor(page, project, []);
  await expect(page.getByRole('alert')).toContainText('not a repository root');
});

test('a browser that cannot open folders', async ({page}) => {
  await page.addInitScript(() => delete (window as Partial<Window>).showDirectoryPicker);
  await page.goto(`${project.url}/admin/`);
  await expect(page.locator('body')).toContainText('Open this page in Chrome, Edge or Opera');
});

test('nothing is loaded from other hosts', async ({page}) => {
  const loaded: string[] = [];
  page.on('requestfinished', (request) => loaded.push(request.url()));
  await openEditor(page, project);
  await edit(page, 'pages/entries/help');
  await expect(shownPage(page).getByRole('heading', {level: 1})).toBeVisible();
  expect(loaded.filter((url) => !/^(?:data:|blob:|http:\/\/localhost)/.test(url))).toEqual([]);
});

test('the editor for GitHub starts, and asks GitHub only', async ({page}) => {
  const args = ['--import', 'tsx', 'src/tools/admin/build.ts'];
  execFileSync(process.execPath, args, {cwd: project.folder});
  const server = await listen(sirv(path.join(project.folder, 'build-admin')));
  const blocked: string[] = [];
  page.on('requestfailed', (request) => blocked.push(new URL(request.url()).host));
  const asked: string[] = [];
  await page.route('https://api.github.com/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({status: 401, json: {message: 'Bad credentials'}});
  });
  await page.goto(server.url);
  await page.getByRole('button', {name: 'Sign In Using Access Token'}).click();
  await page.locator('input').last().fill('a-token');
  await page.getByRole('button', {name: 'Sign In', exact: true}).click();
  await expect.poll(() => asked).not.toEqual([]);
  expect(blocked).not.toContain('api.github.com');
  const config = JSON.parse(
    readFileSync(path.join(project.folder, 'build-admin/config.json'), 'utf8'),
  ) as CmsConfig;
  expect(config).toMatchObject({
    publish_mode: 'editorial_workflow',
    backend: {repo: 'evo/website'},
  });
  await server.close();
});
