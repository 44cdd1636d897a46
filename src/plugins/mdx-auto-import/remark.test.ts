import {expect, test} from 'vitest';
import {compilePage} from '../testCompile';
import {remarkAutoImport, remarkSections} from '.';

const compile = (page: string) => compilePage([remarkSections, remarkAutoImport], page);

test('a page imports the components that it uses, and no others', async () => {
  const code = await compile('<Article title="Help">\n\nCall <Phone />.\n\n</Article>');
  expect(code).toContain("import {Article} from '@site/src/sections/Article'");
  expect(code).toContain("import {Phone} from '@site/src/elements/Contact'");
  expect(code).not.toContain('Hero');
});

test('an unknown component stops the build and names the closest one', async () => {
  await expect(compile('\n\n<Artikle title="Help">\n\nText\n\n</Artikle>')).rejects.toThrow(
    /^pages\/ride\.mdx:3:1 {2}.*<Artikle>.*\n→ .*<Article>/,
  );
});
