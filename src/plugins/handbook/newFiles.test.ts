import {expect, test} from 'vitest';
import {kinds} from '../../validation/scaffold';
import {newFileLinks} from './newFiles';

test('GitHub gets the path of the day and the template of each kind', () => {
  const links = newFileLinks('2026-12-05').map(({href}) => new URL(href));
  const editor = links.pop();
  expect(editor?.host).toBe('github.dev');
  expect(links).toHaveLength(kinds.length);
  for (const [index, {pathname, searchParams}] of links.entries()) {
    expect(pathname).toMatch(/\/new\/main$/);
    const isPage = kinds[index] === 'page';
    const path = isPage ? 'pages/short-name.mdx' : 'news/2026-12-05-short-name/index.md';
    expect(searchParams.get('filename')).toBe(path);
    expect(searchParams.get('value')).toMatch(
      isPage ? /^---\ntitle: .*<Hero /s : /<!-- truncate -->/,
    );
  }
});
