import {expect, test} from 'vitest';
import {compilePage} from '../testCompile';
import {remarkAutoImport} from '.';

const components = new Map([
  ['Hero', '@site/src/sections/Hero'],
  ['Rental', '@site/src/sections/Rental'],
]);
const plugin = () => remarkAutoImport({siteDir: process.cwd(), components});

test('a page imports the components that it uses, and no others', async () => {
  const code = await compilePage([plugin], '<Hero>\n\nText\n\n</Hero>');
  expect(code).toContain("import {Hero} from '@site/src/sections/Hero'");
  expect(code).not.toContain('Rental');
});

test('an unknown component stops the build and names the closest one', async () => {
  await expect(compilePage([plugin], 'Text.\n\n<Rentel />')).rejects.toThrow(
    'pages/ride.mdx:3:1  Unknown section <Rentel>.\n→ Did you mean <Rental>?',
  );
});
