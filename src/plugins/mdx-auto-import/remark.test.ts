import path from 'node:path';
import {compile} from '@mdx-js/mdx';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {remarkAutoImport} from '.';

const siteDir = process.cwd();
const components = new Map([
  ['Hero', '@site/src/sections/Hero'],
  ['Rental', '@site/src/sections/Rental'],
]);

async function compilePage(value: string): Promise<string> {
  const vfile = new VFile({value, path: path.join(siteDir, 'pages/ride.mdx')});
  const remarkPlugins = [() => remarkAutoImport({siteDir, components})];
  return String(await compile(vfile, {jsx: true, remarkPlugins}));
}

test('a page imports the components that it uses, and no others', async () => {
  const code = await compilePage('<Hero>\n\nText\n\n</Hero>');
  expect(code).toContain("import {Hero} from '@site/src/sections/Hero'");
  expect(code).not.toContain('Rental');
});

test('an unknown component stops the build and names the closest one', async () => {
  await expect(compilePage('Text.\n\n<Rentel />')).rejects.toThrow(
    'pages/ride.mdx:3:1  Unknown section <Rentel>.\n→ Did you mean <Rental>?',
  );
});
