import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

test('styles.ts lists every CSS module of the newsroom and of posts', () => {
  const folder = import.meta.dirname;
  const modules = globSync(
    ['*/*.module.css', '../components/*/*.module.css', '../../theme/BlogPostPage/*.module.css'],
    {cwd: folder},
  ).map((file) => (file.startsWith('..') ? file : `./${file}`));
  const list = readFileSync(path.join(folder, 'styles.ts'), 'utf8');
  const missing = modules.filter((file) => !list.includes(`'${file}'`));
  expect(missing, 'Import these files in src/newsroom/pages/styles.ts').toEqual([]);
});
