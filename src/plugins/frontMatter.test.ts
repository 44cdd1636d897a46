import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, expect, test, vi} from 'vitest';
import {createFrontMatterParser} from './frontMatter';

const siteDir = process.cwd();

async function parse(file: string, ...lines: string[]): Promise<Record<string, unknown>> {
  const parser = createFrontMatterParser(siteDir);
  const {frontMatter} = await parser({
    filePath: path.join(siteDir, file),
    fileContent: ['---', ...lines, '---', '', 'Text.', ''].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

afterEach(() => void vi.unstubAllEnvs());

const complete = ['title: A title', 'description: A description'];

test.each([
  ['src/sections/Hero/Hero.mdx', '/hero'],
  ['src/sections/FareIndex/FareIndex.mdx', '/fare-index'],
  ['src/handbook/index.mdx', '/'],
])('%s has the path /handbook%s', async (file, slug) => {
  expect(await parse(file, ...complete)).toMatchObject({slug});
});

test.each([
  ['src/sections/Hero/Hero.mdx', ['title: Hero'], /:\d+:1 .*description/],
  ['pages/ride.mdx', [...complete, 'heroTone: tea'], /:4:1 .*heroTone/],
  ['pages/ride.mdx', ['title: One: two'], /:2:8 /],
])('%s with the lines %j stops the build', async (file, lines, problem) => {
  await expect(parse(file, ...lines)).rejects.toThrow(new RegExp(`^${file}${problem.source}`, 'm'));
});

test('an image becomes its social card, and stays the image of our own code', async () => {
  const image = '/img/hero-home.jpg';
  const parsed = await parse('news/2025-01-14-x/index.md', `image: ${image}`);
  expect(parsed['leadImage']).toBe(image);
  expect(parsed['image']).toMatch(/^\/pictures\/hero-home\.\w{8}-card\.jpg$/);
});

test('a draft is published in previews, and marked', async () => {
  const parseDraft = () => parse('news/2025-01-14-x/index.md', 'draft: true');
  vi.stubEnv('NODE_ENV', 'production');
  expect(await parseDraft()).toEqual({draft: true});
  vi.stubEnv('EVO_PREVIEW', 'true');
  expect(await parseDraft()).toEqual({draft: false, shownAsDraft: true});
});
