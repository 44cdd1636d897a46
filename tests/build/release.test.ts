import {readFileSync} from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';
import {expect, test} from 'vitest';

import {quotedPeople, sampleClients} from '../../src/company/samples';
import {readAddresses} from '../../src/validation/launch/addresses';
import {build, root} from '../support/builtSite';
import {filesIn} from '../support/files';
import {follow, pageAt, type Page} from './pages';

const read = (file: string) => readFileSync(path.join(build, file), 'utf8');

test('every address that was ever published is in the build', () => {
  const listed = readAddresses(root);
  expect(listed.length).toBeGreaterThan(50);
  const isLost = (address: string) => follow(address, pageAt('/')).kind === 'nothing';
  expect(listed.filter(isLost)).toEqual([]);
});

test('production contains nothing of the handbook and the editor', () => {
  // URLs of the handbook in links and routes, its data, and words that only its parts and the editor use
  const traces =
    /["'`=]\/handbook\b|evo-handbook|All pages of the handbook|prism-react-renderer|sveltia/i;
  const files = filesIn(build);
  expect(files.filter((file) => /^(?:handbook|admin)(?:[./]|$)/.test(file))).toEqual([]);
  const found = files
    .filter((file) => /\.(?:html|js|css|json|xml|txt)$/.test(file))
    .flatMap((file) => traces.exec(read(file))?.map((trace) => `${file}: ${trace}`) ?? []);
  expect(found).toEqual([]);
});

/** Returns the number of marks on samples in each element. */
const marksIn = ({$}: Page, selector: string) =>
  $(selector)
    .map((_, each) => $(each).find('.sample-mark').length)
    .get();

test.each(['/', '/drive', '/commercial', '/business'])(
  '%s marks each section of samples once',
  (path) => {
    const page = pageAt(path);
    const voices = page.$('main > section:has(blockquote)');
    const names = voices
      .find('blockquote + * b')
      .map((_, name) => page.$(name).text())
      .get();
    const isSample = names.some((name) => !quotedPeople.includes(name));
    expect(marksIn(page, 'main > section:has(blockquote)')).toEqual([Number(isSample)]);
    const ofClients = marksIn(page, 'main > section:not(:has(blockquote)):has(.client)');
    expect(ofClients).toEqual(ofClients.map(() => Number(sampleClients.length > 0)));
  },
);

test('a sample of a post says so on its page, in the archive and in the feed', () => {
  const samples = globSync('news/*/index.md', {cwd: root}).filter((file) =>
    /^sample: true$/m.test(readFileSync(path.join(root, file), 'utf8')),
  );
  const onPages = samples.flatMap((file) => {
    const permalink = file.replace(/(\d)-(\d\d)-(\d\d)-(.*)\/.*/, '$1/$2/$3/$4');
    return marksIn(pageAt(`/${permalink}`), 'main header');
  });
  expect(onPages).toEqual(samples.map(() => 1));
  const inArchive = marksIn(pageAt('/news/archive'), 'main li:has(time)');
  expect(inArchive.filter(Boolean)).toEqual(samples.map(() => 1));
  expect(read('news/rss.xml').match(/<p>Sample<\/p>/g)).toHaveLength(samples.length);
});

test('security.txt has what RFC 9116 asks for', () => {
  const text = read('.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+\nContact: https:\S+\nExpires: \S+T18:29:59\.000Z\n/);
  expect(text).toMatch(/^Canonical: https:\/\/\S+\/\.well-known\/security\.txt$/m);
});

test('licences.txt, which the terms link, has the licence of every package', () => {
  expect(pageAt('/terms').$('a[href="/licences.txt"]')).toHaveLength(1);
  const text = read('licences.txt');
  for (const name of ['react', 'react-dom', '@docusaurus/core', '@mdx-js/react']) {
    expect(text).toContain(`\n${name}\nMIT\n`);
  }
  for (const script of ['latin', 'bangla', 'devanagari']) {
    expect(text).toContain(`\n@fontsource-variable/anek-${script}\nOFL-1.1\n`);
  }
  const entries = text.split(/\n(?=@?[\w./-]+\n[\w.-]+\n)/);
  expect(entries.length).toBeGreaterThan(20);
  for (const entry of entries) expect(entry.length, entry).toBeGreaterThan(500);
});
