import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import {describe, expect, test} from 'vitest';
import {VFile} from 'vfile';
import {remarkVocabulary} from '../mdx-auto-import';
import {remarkPictures} from './remark';

/** Compiles a page as the site does; the file need not exist. */
async function page(
  value: string,
  file = 'pages/ride.mdx',
  frontMatter: object = {},
): Promise<string> {
  const vfile = new VFile({value, path: path.join(process.cwd(), file), data: {frontMatter}});
  const result = await compile(vfile, {
    jsx: true,
    remarkPlugins: [remarkFrontmatter, remarkPictures, remarkVocabulary],
  });
  return String(result);
}

describe('a picture in a page', () => {
  test('named by its path becomes an import of its description, the first marked', async () => {
    const code = await page(
      '<Vehicle title="A" image="/img/rental-airport.jpg" alt="A cab" />\n\n<Vehicle title="B" image="/img/delivery.jpg" alt="A van" />',
    );
    expect(code).toContain(
      "from '@generated/evo-pictures/default/static__img__rental-airport.jpg.json'",
    );
    expect(code).toMatch(/image=\{\{\s*\.\.\.picture0,\s*first: true\s*\}\}/);
    expect(code).toContain('image={picture1}');
  });

  test('shown twice is imported once', async () => {
    const code = await page('![A cab](/img/delivery.jpg)\n\n![A cab again](/img/delivery.jpg)');
    expect(code.match(/delivery\.jpg\.json/g)).toHaveLength(1);
  });

  test('in Markdown becomes a Picture', async () => {
    const code = await page('![A cab at the kerb](/img/rental-airport.jpg)');
    expect(code).toMatch(/<Picture [^>]*alt="A cab at the kerb"/);
    expect(code).toContain("import {Picture} from '@site/src/elements/Picture'");
  });

  test('that is not there is an error with file, line and the nearest name', async () => {
    await expect(
      page('Text.\n\n<Vehicle title="A" image="/img/rental-airpot.jpg" alt="A cab" />'),
    ).rejects.toThrow(
      'pages/ride.mdx:3:1  There is no picture "/img/rental-airpot.jpg".\n→ Did you mean "/img/rental-airport.jpg"?',
    );
  });

  test('like no other says where pictures belong', async () => {
    await expect(page('![A dog](/img/something-else-entirely.jpg)')).rejects.toThrow(
      /→ Put the file into static\/img/,
    );
  });

  test.each([
    '![](/img/delivery.jpg)',
    '<Vehicle title="A" image="/img/delivery.jpg" />',
    '<Vehicle title="A" image="/img/delivery.jpg" alt=" " />',
  ])('without alternative text is an error: %s', async (source) => {
    await expect(page(source)).rejects.toThrow(
      /pages\/ride\.mdx:1:1 {2}This picture has no alternative text/,
    );
  });

  test.each(['delivery.jpg', 'IMG_2041'])(
    'with the file name "%s" for a text is an error',
    async (alt) => {
      await expect(page(`![${alt}](/img/delivery.jpg)`)).rejects.toThrow(/is a file's name/);
    },
  );

  test('beside a post is found by its relative path, and the front matter’s is exported', async () => {
    const folder = 'news/2025-12-09-a-quieter-morning';
    const code = await page('Text.', `${folder}/index.mdx`, {image: './fleet-at-dawn.jpg'});
    expect(code).toContain('news__2025-12-09-a-quieter-morning__fleet-at-dawn.jpg.json');
    expect(code).toMatch(/export const picture = /);
  });
});

describe('a component in a page', () => {
  test('is imported by itself, and only if it is used', async () => {
    const code = await page('<Hero look="type" title="A">\n\nText\n\n</Hero>');
    expect(code).toContain("import {Hero} from '@site/src/sections/Hero'");
    expect(code).not.toContain('Faq');
  });

  test('from the elements is imported from there', async () => {
    expect(await page('<Button to="/ride">Go</Button>')).toContain(
      "import {Button} from '@site/src/elements/Button'",
    );
  });

  test('misspelt is an error with file, line and the nearest name', async () => {
    await expect(page('Text.\n\n<Rentel />')).rejects.toThrow(
      'pages/ride.mdx:3:1  There is no component <Rentel>.\n→ Did you mean <Rental>?',
    );
  });
});
