import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {remarkResponsiveImages} from './remark';

const siteDir = process.cwd();

/** Compiles a page as the site does; the file need not exist. */
async function compilePage(
  value: string,
  file = 'pages/ride.mdx',
  frontMatter: object = {},
): Promise<string> {
  const vfile = new VFile({value, path: path.join(siteDir, file), data: {frontMatter}});
  const remarkPlugins = [remarkFrontmatter, () => remarkResponsiveImages({siteDir})];
  return String(await compile(vfile, {jsx: true, remarkPlugins}));
}

describe('an image in a page', () => {
  test('becomes an import of its data, the first one marked', async () => {
    const code = await compilePage(
      '<Vehicle image="/img/rental-airport.jpg" alt="A cab" />\n\n<Vehicle image="/img/delivery.jpg" alt="A van" />',
    );
    expect(code).toContain('default/static__img__rental-airport.jpg.json');
    expect(code).toMatch(/image=\{\{\s*\.\.\.image0,\s*first: true\s*\}\}/);
    expect(code).toContain('image={image1}');
  });

  test('is not marked in the third section, far below the first screen', async () => {
    const code = await compilePage(
      '<Hero title="Ride" />\n\n<Rows />\n\n<Vehicle image="/img/delivery.jpg" alt="A van" />',
    );
    expect(code).not.toContain('first: true');
  });

  test('is imported once, even if shown twice', async () => {
    const code = await compilePage('![A cab](/img/delivery.jpg)\n\n![Again](/img/delivery.jpg)');
    expect(code.match(/delivery\.jpg\.json/g)).toHaveLength(1);
  });

  test('in Markdown becomes a Picture', async () => {
    const code = await compilePage('![A cab at the kerb](/img/rental-airport.jpg)');
    expect(code).toMatch(/<Picture [^>]*alt="A cab at the kerb"/);
    expect(code).toContain("import {Picture} from '@site/src/elements/Picture'");
  });

  test('next to a post is found, and comes after the image of the front matter', async () => {
    const folder = 'news/2025-12-09-a-quieter-morning';
    const code = await compilePage('![A cab](/img/delivery.jpg)', `${folder}/index.mdx`, {
      image: './fleet-at-dawn.jpg',
    });
    expect(code).toContain('static__img__delivery.jpg.json');
    expect(code).not.toContain('first: true');
  });

  test('is the first, even if the front matter names another for the card', async () => {
    const frontMatter = {image: '/img/tourism.jpg'};
    const code = await compilePage('![A cab](/img/delivery.jpg)', 'pages/ride.mdx', frontMatter);
    expect(code).toContain('first: true');
  });

  test('stops the build if the front matter names one that does not exist', async () => {
    const frontMatter = {image: '/img/turism.jpg'};
    await expect(compilePage('Words.', 'pages/ride.mdx', frontMatter)).rejects.toThrow(
      'Did you mean "/img/tourism.jpg"?',
    );
  });
});

describe('a build stops at an image', () => {
  test('that does not exist', async () => {
    await expect(
      compilePage('Text.\n\n<Vehicle image="/img/rental-airpot.jpg" alt="A cab" />'),
    ).rejects.toThrow(
      'pages/ride.mdx:3:1  The image "/img/rental-airpot.jpg" does not exist.\n→ Did you mean "/img/rental-airport.jpg"?',
    );
  });

  test.each([
    '![](/img/delivery.jpg)',
    '<Vehicle image="/img/delivery.jpg" />',
    '<Vehicle image="/img/delivery.jpg" alt=" " />',
  ])('without alternative text: %s', async (source) => {
    await expect(compilePage(source)).rejects.toThrow('pages/ride.mdx:1:1  The image has no');
  });

  test.each(['delivery.jpg', 'IMG_2041'])('with the file name %s as its text', async (alt) => {
    await expect(compilePage(`![${alt}](/img/delivery.jpg)`)).rejects.toThrow('is a file name');
  });
});
