import {describe, expect, test} from 'vitest';
import {remarkAutoImport} from '../mdx-auto-import';
import {remarkResponsiveImages} from '../responsive-images';
import {compilePage} from '../testCompile';
import {handbookComponents, remarkHandbook} from './remark';

const siteDir = process.cwd();
const componentNames = ['Hero', 'Rental', 'FareIndex'];
const components = new Map([
  ...componentNames.map((name) => [name, `@site/src/sections/${name}`] as const),
  ...handbookComponents,
]);
const plugins = [
  () => remarkHandbook({siteDir, componentNames}),
  () => remarkResponsiveImages({siteDir}),
  () => remarkAutoImport({siteDir, components}),
];

const page = (value: string) => compilePage(plugins, value, 'src/sections/Rental/Rental.mdx');

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
  test('gets its own source, unchanged', async () => {
    const code = await page(`Text.\n\n<Example>\n\n${example}\n\n</Example>`);
    const [, source = ''] = /source=\{("(?:[^"\\]|\\.)*")\}/.exec(code) ?? [];
    expect(JSON.parse(source)).toBe(example);
  });

  test('is rendered, and has a number', async () => {
    const one = `<Example>\n\n<FareIndex />\n\n</Example>`;
    const code = await page(`${one}\n\n${one}`);
    expect(code.match(/<FareIndex \/>/g)?.length).toBeGreaterThanOrEqual(2);
    expect(code).toContain('number={1}');
    expect(code).toContain('number={2}');
    expect(code).toContain("import {Example} from '@site/src/handbook/components/Example'");
  });

  test.each(['<Example />', '<Example>\n</Example>', 'Text <Example>in a line</Example> goes on.'])(
    'that is not on lines of its own is an error: %s',
    async (source) => {
      await expect(page(source)).rejects.toThrow(
        /^src\/sections\/Rental\/Rental\.mdx:1:\d+ {2}The example is not on lines of its own/,
      );
    },
  );
});

describe('a list of props', () => {
  test('imports the description of the component once', async () => {
    const code = await page('<Props of="Hero" />\n\n<Props of="Hero" />');
    expect(code.match(/evo-handbook\/default\/Hero\.json/g)).toHaveLength(1);
    expect(code).toContain('<Props of="Hero" doc={docHero} />');
  });

  test.each([
    ['<Props of="Rentel" />', ':1:1  Unknown component <Rentel>.\n→ Write <Props of="Rental" />.'],
    ['<Props />', ':1:1  <Props> has no attribute `of`.'],
  ])('of no known component is an error: %s', async (source, problem) => {
    await expect(page(source)).rejects.toThrow(`src/sections/Rental/Rental.mdx${problem}`);
  });
});
