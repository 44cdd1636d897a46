import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterAll, afterEach, expect, test, vi} from 'vitest';
import {createFrontMatterParser} from './frontMatter';

/** A project with a topic, no authors and an image. */
const siteDir = mkdtempSync(path.join(tmpdir(), 'evo-front-matter-'));
for (const folder of ['news', 'static/img'])
  mkdirSync(path.join(siteDir, folder), {recursive: true});
const topic =
  '{label: Fleet, permalink: /fleet, description: What the posts about cars are about.}';
writeFileSync(path.join(siteDir, 'news/tags.yml'), `fleet: ${topic}\n`);
writeFileSync(path.join(siteDir, 'news/authors.yml'), '{}\n');
writeFileSync(path.join(siteDir, 'static/img/cab.jpg'), '');
afterAll(() => rmSync(siteDir, {recursive: true}));

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

const page = [
  'title: Airport rides in Guwahati',
  'description: One sentence that is long enough to make people want to open this page',
];
const post = [
  ...page,
  'kind: news',
  'tags: [fleet]',
  'image: ./cab.jpg',
  'date: 2025-01-14',
  'imageAlt: A cab at a viewpoint',
];

test.each([
  ['pages/ride.mdx', [...page, 'heroTone: tea'], /:4:\d+ .*heroTone/],
  ['news/2025-01-14-x/index.md', post.slice(0, -1), /:\d+:\d+ .*imageAlt.* is missing/],
])('%s with the lines %j stops the build', async (file, lines, problem) => {
  await expect(parse(file, ...lines)).rejects.toThrow(new RegExp(`^${file}${problem.source}`, 'm'));
});

test('an image becomes its social card, and stays the image of our own code', async () => {
  const image = '/img/cab.jpg';
  const parsed = await parse(
    'pages/ride.mdx',
    ...page,
    `image: ${image}`,
    'imageAlt: A cab in the hills',
  );
  expect(parsed['leadImage']).toBe(image);
  expect(parsed['image']).toMatch(/^\/pictures\/cab\.\w{8}-card\.jpg$/);
});

test('a draft is published in previews, and marked', async () => {
  const parseDraft = () => parse('news/2025-01-14-x/index.md', ...post, 'draft: true');
  vi.stubEnv('NODE_ENV', 'production');
  expect(await parseDraft()).toMatchObject({draft: true});
  vi.stubEnv('EVO_PREVIEW', 'true');
  expect(await parseDraft()).toMatchObject({draft: false, shownAsDraft: true});
});
