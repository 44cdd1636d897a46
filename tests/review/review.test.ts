import {readFile, readdir, rename, stat, writeFile} from 'node:fs/promises';
import {pathToFileURL} from 'node:url';

import {AxeBuilder} from '@axe-core/playwright';
import {load} from 'cheerio';
import {chromium} from 'playwright';
import type {Browser} from 'playwright';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {repository} from '../../src/company/site';
import {browserArguments, findBrowser} from '../support/findBrowser';
import {expectShot} from '../support/guideImages';
import {Project} from './project';
import type {Outcome} from './project';

/** Builds and a browser, on a machine that may be busy. */
const patience = 900_000;

let project: Project;

beforeAll(async () => {
  project = await Project.make();
}, patience);
afterAll(() => project.remove());

const newPage = `---
title: Airport rides at night
description: Cabs to and from the airport at Guwahati between ten at night and five in the morning.
---

<Hero look="type" tone="tea" title="Never miss a flight">

The driver is there before you are.

<Button to="/#book">Book Now</Button>

</Hero>
`;

describe('a review of one word, one new page, one other picture and one other look', () => {
  let outcome: Outcome;

  beforeAll(async () => {
    await project.change('pages/ride.mdx', 'day and night.', 'by day and by night.');
    await writeFile(project.path('pages/airport-night.mdx'), newPage);
    const picture = project.path('static/img/charge-network.jpg');
    await writeFile(
      picture,
      await sharp(await readFile(picture))
        .flop()
        .jpeg()
        .toBuffer(),
    );
    await project.change(
      'src/sections/Timeline/styles.module.css',
      '.timeline {',
      '.timeline {\n  outline: 3px solid var(--error);',
    );
    outcome = await project.review('--base', 'main');
  }, patience);

  test('is made', () => {
    expect(outcome.output).toContain('The report: .cache/review/report.html');
    expect(outcome.code, outcome.output).toBe(0);
  });

  test('names these pages and no other', async () => {
    expect(await project.rows()).toEqual([
      {status: 'changed', address: '/', what: '1 picture'},
      {status: 'changed', address: '/about', what: 'its look'},
      {status: 'added', address: '/airport-night', what: 'new'},
      {status: 'changed', address: '/business', what: 'its look'},
      {status: 'changed', address: '/ride', what: '1 line of words'},
      {status: 'changed', address: '/sustainability', what: '1 picture'},
    ]);
    expect(await project.summary()).toMatch(
      /^## 1 page added, 5 changed, none removed; \d+ unchanged$/m,
    );
  });

  test('shows the words, and the weight', async () => {
    const summary = await project.summary();
    expect(summary).toMatch(/\*\*by\*\* day and \*\*by\*\* night/);
    expect(summary).toMatch(/\| `\/ride` \| .* KB \([+−][^)]+\) \|/);
  });

  test('has not touched the files it looked at', async () => {
    expect(await readFile(project.path('pages/airport-night.mdx'), 'utf8')).toBe(newPage);
    expect(await readdir(project.folder)).not.toContain('build');
  });

  test('leaves a preview in which every page and post says where it is edited', async () => {
    const $ = async (file: string) =>
      load(await readFile(project.path('.cache/review/work/site', file), 'utf8'));
    const pages = (await readdir(project.path('pages'))).filter((file) => file.endsWith('.mdx'));
    expect(pages.length).toBeGreaterThan(15);
    for (const file of pages) {
      const links = (await $(file.replace('.mdx', '.html')))('main a:contains("Edit this page")');
      expect(links.length, file).toBe(1);
      expect(links.attr('href')).toBe(`${repository}/edit/main/pages/${file}`);
      expect(links.closest('[data-preview]').length).toBe(1);
    }
    for (const folder of await readdir(project.path('news'))) {
      const address = /^(\d+)-(\d+)-(\d+)-(.*)$/.exec(folder)?.slice(1).join('/');
      if (!address) continue;
      const links = (await $(`news/${address}.html`))('main a:contains("Edit this page")');
      expect(links.attr('href')).toBe(`${repository}/edit/main/news/${folder}/index.md`);
      expect(links.length, folder).toBe(1);
    }
  });

  describe('its report', () => {
    let browser: Browser;
    const file = () => project.path('.cache/review/report.html');

    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: findBrowser(),
        args: [...browserArguments],
      });
    }, patience);
    afterAll(() => browser.close());

    /** The report in a browser without a network; whatever it asks for or complains of is kept. */
    async function opened(options: {width?: number; dark?: boolean; scripts?: boolean} = {}) {
      const {width = 1280, dark = false, scripts = true} = options;
      const context = await browser.newContext({
        offline: true,
        javaScriptEnabled: scripts,
        viewport: {width, height: 900},
        colorScheme: dark ? 'dark' : 'light',
      });
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith('data:')) asked.push(request.url());
      });
      page.on('console', (message) => asked.push(message.text()));
      await page.goto(pathToFileURL(file()).href);
      return {page, asked};
    }

    test('is as the guide “Review a change” shows it', async () => {
      const {page} = await opened({width: 1000});
      await expectShot('report', await page.screenshot());
      await page.locator('#page-ride').scrollIntoViewIfNeeded();
      await page.locator('#page-ride').evaluate((section) => section.scrollIntoView());
      await expectShot('report-page', await page.screenshot());
      await page.context().close();
    }, 120_000);

    test('is one file of at most 10 MB that asks for nothing', async () => {
      expect((await stat(file())).size).toBeLessThanOrEqual(10_000_000);
      const {page, asked} = await opened();
      await page.locator('summary').first().click();
      expect(asked).toEqual([pathToFileURL(file()).href]);
      const broken = await page.evaluate(
        () => [...document.images].filter((image) => image.complete && !image.naturalWidth).length,
      );
      expect(broken).toBe(0);
      await page.context().close();
    }, 120_000);

    test('shows each page before and after, with what differs marked', async () => {
      const {page} = await opened();
      for (const address of ['home', 'business', 'ride', 'sustainability']) {
        const section = page.locator(`#page-${address}`);
        expect(await section.locator('.pair--both .view').count(), address).toBeGreaterThan(3);
        expect(await section.locator('.mark').count(), address).toBeGreaterThan(0);
      }
      const added = page.locator('#page-airport-night');
      expect(await added.locator('img[alt^="Before"]').count()).toBe(0);
      expect(await added.locator('img[alt^="After"]').count()).toBe(2);
      await page.context().close();
    }, 120_000);

    test('can be slid from before to after with the keyboard', async () => {
      const {page} = await opened();
      const slider = page.getByRole('slider').first();
      const cut = () =>
        page
          .locator('.pair--both .layer--after .view')
          .first()
          .evaluate((element) => getComputedStyle(element).clipPath);
      const half = await cut();
      await slider.focus();
      await page.keyboard.press('End');
      expect(await slider.getAttribute('aria-valuetext')).toBe('all before');
      expect(await cut()).not.toBe(half);
      await page.keyboard.press('Home');
      expect(await slider.getAttribute('aria-valuetext')).toBe('all after');
      await page.context().close();
    }, 120_000);

    test('stands side by side where scripts are off', async () => {
      const {page} = await opened({scripts: false});
      expect(await page.getByRole('slider').count()).toBe(0);
      const boxes = await Promise.all(
        ['before', 'after'].map((side) =>
          page.locator(`#page-ride .look--390 .layer--${side}`).first().boundingBox(),
        ),
      );
      expect(boxes[0]?.x).not.toBe(boxes[1]?.x);
      await page.context().close();
    }, 120_000);

    test.each([
      [390, false],
      [390, true],
      [1280, false],
      [1280, true],
    ])(
      'can be used by everyone at %i px (dark: %s)',
      async (width, dark) => {
        const {page} = await opened({width, dark});
        for (const details of await page.locator('details').all()) {
          await details.evaluate((element) => element.setAttribute('open', ''));
        }
        const {violations} = await new AxeBuilder({page}).setLegacyMode().analyze();
        expect(violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await page.context().close();
      },
      240_000,
    );
  });
});

describe('a review of code that was only moved', () => {
  let outcome: Outcome;

  beforeAll(async () => {
    project.restore();
    await rename(project.path('src/elements/Stars'), project.path('src/elements/Rating'));
    await project.change(
      'src/sections/Testimonials/index.tsx',
      'src/elements/Stars',
      'src/elements/Rating',
    );
    await project.change('pages/ride.mdx', '---\n\n', '---\n\n{/* Nobody reads this. */}\n\n');
    await project.change('src/sections/Timeline/styles.module.css', '.timeline', '.wayOfYears');
    await project.change('src/sections/Timeline/index.tsx', 'styles.timeline', 'styles.wayOfYears');
    outcome = await project.review();
  }, patience);

  test('takes the earlier build of main', () => {
    expect(outcome.output).not.toContain('Building the pages of main');
    expect(outcome.output).toContain('Building the pages as they are now');
  });

  test('says that no page has changed', async () => {
    expect(outcome.output).toContain('No page changes');
    expect(await project.summary()).toMatch(/^## No page changes$/m);
    expect(await project.rows()).toEqual([]);
    expect(outcome.code).toBe(0);
  });
});

describe('what goes wrong is told in plain words', () => {
  test(
    'a base that is not there',
    async () => {
      const {code, output} = await project.review('--base', 'mian');
      expect(code).toBe(1);
      expect(output).toContain('There is no branch, tag or commit "mian" to compare with.');
      expect(output).toContain('Branches here: main.');
      expect(output).not.toMatch(/^\s+at /m);
    },
    patience,
  );

  test(
    'a base that is an option for git',
    async () => {
      const {code, output} = await project.review('--base=--output=/tmp/x');
      expect(code).toBe(1);
      expect(output).toContain('There is no branch');
    },
    patience,
  );

  test(
    'an option that there is not',
    async () => {
      const {code, output} = await project.review('--bass', 'main');
      expect(code).toBe(1);
      expect(output).toContain("Unknown option '--bass'");
      expect(output).toContain('--help');
    },
    patience,
  );

  test(
    'help is there',
    async () => {
      const {code, output} = await project.review('--help');
      expect(code).toBe(0);
      expect(output).toContain('npm run review -- --base some-branch');
    },
    patience,
  );

  test(
    'pages that do not build, with whose they are and what the build says',
    async () => {
      project.restore();
      await project.change('pages/ride.mdx', 'Hero', 'Heroo');
      const {code, output} = await project.review();
      expect(code).toBe(1);
      expect(output).toContain('The site does not build as it is now.');
      expect(output).toContain('Heroo');
      expect(output).toMatch(/pages\/ride\.mdx:\d+:\d+/);
      expect(output).not.toMatch(/\.cache\/review\/workshop/);
    },
    patience,
  );

  test(
    'another review in the same folder',
    async () => {
      await writeFile(project.path('.cache/review/running.txt'), String(process.pid));
      const {code, output} = await project.review();
      expect(code).toBe(1);
      expect(output).toContain(`Another review is being made here (process ${process.pid}).`);
    },
    patience,
  );
});
