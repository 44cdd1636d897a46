import {readFileSync} from 'node:fs';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, expect, test, vi} from 'vitest';
import {readTagsAndAuthors} from '../check/frontMatter';
import {createFrontMatterParser} from './frontMatter';

afterEach(() => void vi.unstubAllEnvs());

/** Parses a file of this project, which need not exist. */
async function parse(file: string, lines: string[]): Promise<Record<string, unknown>> {
  const {frontMatter} = await createFrontMatterParser('')({
    filePath: file,
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
  const image = ['image: /favicon.svg', 'imageAlt: A cab in the hills'];
  const parsed = await parse('pages/ride.mdx', [...page, ...image]);
  expect(parsed['leadImage']).toBe('/favicon.svg');
  expect(parsed['image']).toMatch(/^\/pictures\/favicon\.\w{8}-card\.jpg$/);
});

test('a draft is published in previews, and marked', async () => {
  const {entries} = readTagsAndAuthors((name) => readFileSync(name, 'utf8'));
  const image = ['image: ./cab.jpg', 'imageAlt: A cab at a viewpoint'];
  const post = ['kind: news', `tags: [${entries.tags[0]}]`, 'date: 2025-01-14', 'draft: true'];
  const parseDraft = () => parse('news/2025-01-14-x/index.md', [...page, ...image, ...post]);
  vi.stubEnv('NODE_ENV', 'production');
  expect(await parseDraft()).toMatchObject({draft: true});
  vi.stubEnv('EVO_PREVIEW', 'true');
  expect(await parseDraft()).toMatchObject({draft: false, shownAsDraft: true});
});
