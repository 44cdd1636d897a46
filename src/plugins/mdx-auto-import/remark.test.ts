import {expect, test} from 'vitest';
import {compilePage} from '../testCompile';
import {remarkAutoImport, remarkSections} from '.';

test('an unknown component stops the build and names the closest one', async () => {
  const page = '\n\n<Artikle title="Help">\n\nText\n\n</Artikle>';
  await expect(compilePage([remarkSections, remarkAutoImport], page)).rejects.toThrow(
    /^pages\/ride\.mdx:3:1 {2}.*<Artikle>.*\n→ .*<Article>/,
  );
});
