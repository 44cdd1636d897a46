import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {handbookFrontMatter} from './frontMatter';

type FrontMatter = Record<string, unknown>;

/** Parses a page's front matter. */
async function read(
  file: string,
  frontMatter: FrontMatter,
  fileContent = '---\ntitle: A title\n---\n',
): Promise<FrontMatter> {
  const parse = handbookFrontMatter(process.cwd(), () =>
    Promise.resolve({frontMatter, content: 'Text'}),
  );
  const parsed = await parse({
    filePath: path.join(process.cwd(), file),
    fileContent,
    defaultParseFrontMatter: () => Promise.reject(new Error('not asked')),
  });
  return parsed.frontMatter;
}

const complete = {title: 'A title', description: 'A description'};

describe('a handbook page', () => {
  test.each([
    ['src/sections/Hero/Hero.mdx', '/hero'],
    ['src/sections/FareIndex/FareIndex.mdx', '/fare-index'],
    ['src/elements/Button/Button.mdx', '/button'],
    ['src/handbook/words-and-names.mdx', '/words-and-names'],
    ['src/handbook/index.mdx', '/'],
  ])('%s has the path /handbook%s', async (file, slug) => {
    expect(await read(file, complete)).toEqual({...complete, slug});
  });

  test.each(['title', 'description'])('without a %s stops the build', async (key) => {
    await expect(read('src/sections/Hero/Hero.mdx', {...complete, [key]: ''})).rejects.toThrow(
      `src/sections/Hero/Hero.mdx:1:1  This handbook page has no ${key}.`,
    );
  });
});

test('pages and posts are unchanged', async () => {
  expect(await read('pages/ride.mdx', {title: 'Ride'})).toEqual({title: 'Ride'});
  expect(await read('news/2025-01-14-x/index.md', {})).toEqual({});
});
