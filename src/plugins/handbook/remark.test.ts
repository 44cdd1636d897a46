import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {remarkPictures} from '../responsive-images';
import {remarkVocabulary} from '../mdx-auto-import';
import {handbookNames, remarkHandbook} from './remark';

/** Compiles a page of the handbook as the site does; the file need not exist. */
async function page(value: string, file = 'src/sections/Rental/Rental.mdx'): Promise<string> {
  const vfile = new VFile({value, path: path.join(process.cwd(), file)});
  const result = await compile(vfile, {
    jsx: true,
    remarkPlugins: [
      remarkFrontmatter,
      remarkHandbook,
      remarkPictures,
      [remarkVocabulary, {more: handbookNames}],
    ],
  });
  return String(result);
}

const example = `<Rental
rental="airport"
title="Airport “rentals”"
image="/img/rental-airport.jpg"
alt="A cab"
>

From your door.

- One {/* hidden */}

</Rental>`;

describe('an example', () => {
  test('is handed its own lines, letter by letter, before anything has changed them', async () => {
    const code = await page(`Text.\n\n<Example>\n\n${example}\n\n</Example>`);
    const [, source = ''] = /source=\{("(?:[^"\\]|\\.)*")\}/.exec(code) ?? [];
    expect(JSON.parse(source)).toBe(example);
  });

  test('is live, and knows which of its page it is', async () => {
    const one = `<Example>\n\n<FareIndex />\n\n</Example>`;
    const code = await page(`${one}\n\n${one}`);
    expect(code.match(/<FareIndex \/>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(code).toContain('number={1}');
    expect(code).toContain('number={2}');
    expect(code).toContain("import {Example} from '@site/src/handbook/components/Example'");
  });

  test.each(['<Example />', '<Example>\n</Example>', 'Text <Example>in a line</Example> goes on.'])(
    'that shows nothing on lines of its own is an error with its place: %s',
    async (source) => {
      await expect(page(source)).rejects.toThrow(
        /^src\/sections\/Rental\/Rental\.mdx:1:\d+ {2}An example is written over several lines/,
      );
    },
  );
});

describe('a list of props', () => {
  test('brings what was read of the component, once', async () => {
    const code = await page('<Props of="Hero" />\n\n<Props of="Hero" />');
    expect(code.match(/evo-handbook\/default\/Hero\.json/g)).toHaveLength(1);
    expect(code).toContain('<Props of="Hero" doc={docHero} />');
  });

  test('of a component that is not there is an error with the nearest name', async () => {
    await expect(page('Text.\n\n<Props of="Rentel" />')).rejects.toThrow(
      'src/sections/Rental/Rental.mdx:3:1  There is no component <Rentel>.\n→ Write <Props of="Rental" />.',
    );
  });

  test('of nothing is an error that names the page’s own component', async () => {
    await expect(page('<Props />')).rejects.toThrow(
      'src/sections/Rental/Rental.mdx:1:1  <Props> does not say whose props it lists.\n→ Write <Props of="Rental" />.',
    );
  });
});

test('in a page of the site there are no examples', async () => {
  const vfile = new VFile({
    value: '<Example>\n\nText\n\n</Example>',
    path: path.join(process.cwd(), 'pages/ride.mdx'),
  });
  await expect(compile(vfile, {remarkPlugins: [remarkVocabulary]})).rejects.toThrow(
    'pages/ride.mdx:1:1  There is no component <Example>.',
  );
});
