import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, describe, expect, test, vi} from 'vitest';
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

describe('a handbook page', () => {
  test.each([
    ['src/sections/Hero/Hero.mdx', '/hero'],
    ['src/sections/FareIndex/FareIndex.mdx', '/fare-index'],
    ['src/handbook/index.mdx', '/'],
  ])('%s has the path /handbook%s', async (file, slug) => {
    expect(await parse(file, ...complete)).toMatchObject({slug});
  });

  test('without a description stops the build', async () => {
    await expect(parse('src/sections/Hero/Hero.mdx', 'title: Hero')).rejects.toThrow(
      /^src\/sections\/Hero\/Hero\.mdx:\d+:1 .*description/,
    );
  });
});

describe('a page', () => {
  test('with an unknown key stops the build', async () => {
    await expect(
      parse(
        'pages/ride.mdx',
        'title: Ride electric with EVO',
        'description: Airport, hourly and Shillong rentals in electric cars.',
        'heroTone: tea',
      ),
    ).rejects.toThrow(/^pages\/ride\.mdx:4:1 .*heroTone/);
  });

  test('with YAML that cannot be parsed stops the build', async () => {
    await expect(parse('pages/ride.mdx', 'title: One: two')).rejects.toThrow(
      /^pages\/ride\.mdx:2:8 /,
    );
  });
});

describe('a draft', () => {
  test('is published in previews, and marked', async () => {
    vi.stubEnv('EVO_PREVIEW', 'true');
    expect(await parse('news/2025-01-14-x/index.md', 'draft: true')).toEqual({
      draft: false,
      shownAsDraft: true,
    });
  });

  test('is a draft in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await parse('news/2025-01-14-x/index.md', 'draft: true')).toEqual({draft: true});
  });
});
