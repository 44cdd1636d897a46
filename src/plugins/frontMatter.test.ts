import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterAll, afterEach, expect, test, vi} from 'vitest';
import {createFrontMatterParser} from './frontMatter';

/** A project with a topic, no authors and an image. */
const siteDir = mkdtempSync(path.join(tmpdir(), 'evo-front-matter-'));
for (const [file, text] of [
  ['news/tags.yml', 'fleet: {label: Fleet, permalink: /fleet, description: Posts about cars.}'],
  ['news/authors.yml', '{}'],
  ['static/img/cab.jpg', ''],
] as const) {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}
afterAll(() => rmSync(siteDir, {recursive: true}));
afterEach(() => void vi.unstubAllEnvs());

async function parse(file: string, lines: string[]): Promise<Record<string, unknown>> {
  const {frontMatter} = await createFrontMatterParser(siteDir)({
    filePath: path.join(siteDir, file),
    fileContent: ['---', ...lines, '---', '', 'Text.', ''].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

const page = [
  'title: Airport rides in Guwahati',
  'description: One sentence that is long enough to make people want to open this page',
];

test('a wrong key stops the build, with its file and line', async () => {
  const parsed = parse('pages/ride.mdx', [...page, 'heroTone: tea']);
  await expect(parsed).rejects.toThrow(/^pages\/ride.mdx:4:\d+ .*heroTone/);
});

test('an image becomes its social card, and stays the image of our own code', async () => {
  const image = ['image: /img/cab.jpg', 'imageAlt: A cab in the hills'];
  const parsed = await parse('pages/ride.mdx', [...page, ...image]);
  expect(parsed['leadImage']).toBe('/img/cab.jpg');
  expect(parsed['image']).toMatch(/^\/pictures\/cab\.\w{8}-card\.jpg$/);
});

test('a draft is published in previews, and marked', async () => {
  const post = [
    'kind: news',
    'tags: [fleet]',
    'image: ./cab.jpg',
    'imageAlt: A cab at a viewpoint',
  ];
  const parseDraft = () =>
    parse('news/2025-01-14-x/index.md', [...page, ...post, 'date: 2025-01-14', 'draft: true']);
  vi.stubEnv('NODE_ENV', 'production');
  expect(await parseDraft()).toMatchObject({draft: true});
  vi.stubEnv('EVO_PREVIEW', 'true');
  expect(await parseDraft()).toMatchObject({draft: false, shownAsDraft: true});
});
