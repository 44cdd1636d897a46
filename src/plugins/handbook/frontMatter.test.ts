import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {handbookFrontMatter} from './frontMatter';

type FrontMatter = Record<string, unknown>;

/** What a page's front matter becomes. */
async function read(
  file: string,
  frontMatter: FrontMatter,
  fileContent = '---\ntitle: A title\n---\n',
): Promise<FrontMatter> {
  const parse = handbookFrontMatter(() => Promise.resolve({frontMatter, content: 'Text'}));
  const parsed = await parse({
    filePath: path.join(process.cwd(), file),
    fileContent,
    defaultParseFrontMatter: () => Promise.reject(new Error('not asked')),
  });
  return parsed.frontMatter;
}

const complete = {title: 'A title', description: 'A description'};

describe('a page of the handbook', () => {
  test.each([
    ['src/sections/Hero/Hero.mdx', '/hero'],
    ['src/sections/FareIndex/FareIndex.mdx', '/fare-index'],
    ['src/elements/Button/Button.mdx', '/button'],
    ['src/handbook/words-and-names.mdx', '/words-and-names'],
    ['src/handbook/index.mdx', '/'],
  ])('%s is found at /handbook%s', async (file, slug) => {
    expect(await read(file, complete)).toEqual({...complete, slug});
  });

  test.each(['title', 'description'])(
    'without a %s is an error that says what to write',
    async (key) => {
      await expect(read('src/sections/Hero/Hero.mdx', {...complete, [key]: ' '})).rejects.toThrow(
        `src/sections/Hero/Hero.mdx:1:1  This page of the handbook has no ${key}.\n→ Write between the lines of dashes at its top: ${key}: `,
      );
    },
  );
});

test('a page of the handbook whose first lines cannot be read is told with its place', async () => {
  const text = '---\ntitle: Booking\ndescription: The chooser: a list\n---\n';
  await expect(read('src/sections/Booking/Booking.mdx', complete, text)).rejects.toThrow(
    'src/sections/Booking/Booking.mdx:3:14  `description` contains a colon, so it needs quotes.',
  );
});

test('pages and posts are left as they are', async () => {
  expect(await read('pages/ride.mdx', {title: 'Ride'})).toEqual({title: 'Ride'});
  expect(await read('news/2025-01-14-x/index.md', {})).toEqual({});
});
