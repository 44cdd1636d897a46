import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {readAddresses} from '../../src/content/launch/addresses';
import {build, root} from '../support/builtSite';
import {filesIn} from '../support/files';
import {pages} from './pages';

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

test('every address that was ever published is in the build', () => {
  const listed = readAddresses(root);
  expect(listed.length).toBeGreaterThan(50);
  const lost = listed.filter((address) => {
    const file = address === '/' ? '/index' : address;
    return !['', '.html', '/index.html'].some(
      (ending) => path.extname(file + ending) !== '' && existsSync(path.join(build, file + ending)),
    );
  });
  expect(lost).toEqual([]);
});

test('production contains nothing of the marks on samples', () => {
  const files = filesIn(build).filter((file) => /\.(?:html|css|js)$/.test(file));
  const marked = files.filter((file) => /sample-mark|sample\.mark|EVO_SAMPLES/.test(read(file)));
  expect(marked).toEqual([]);
});

test('security.txt is where researchers look for it', () => {
  expect(read('.well-known/security.txt')).toMatch(
    /^Contact: mailto:.+\nContact: https:.+\nExpires: .+\n/,
  );
});

describe('licences.txt', () => {
  const text = read('licences.txt');

  test('names the licence of the main packages and of the fonts', () => {
    for (const [name, licence] of [
      ['react', 'MIT'],
      ['react-dom', 'MIT'],
      ['@docusaurus/core', 'MIT'],
      ['@mdx-js/react', 'MIT'],
      ['@fontsource-variable/anek-latin', 'OFL-1.1'],
      ['@fontsource-variable/anek-bangla', 'OFL-1.1'],
      ['@fontsource-variable/anek-devanagari', 'OFL-1.1'],
    ]) {
      expect(text).toContain(`\n${name}\n${licence}\n`);
    }
  });

  test('has a text for every package', () => {
    const entries = text.split(/\n(?=@?[\w./-]+\n[\w.-]+\n)/);
    expect(entries.length).toBeGreaterThan(20);
    for (const entry of entries) expect(entry.length, entry).toBeGreaterThan(500);
  });

  test('is linked', () => {
    const linking = pages.filter(({$}) => $('a[href="/licences.txt"]').length > 0);
    expect(linking.map(({path}) => path)).toContain('/terms');
  });
});
