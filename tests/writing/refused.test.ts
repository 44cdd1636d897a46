import {mkdir, mkdtemp, rm, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import sharp from 'sharp';
import {beforeAll, describe, expect, onTestFinished, test} from 'vitest';

import {formatProblem, type Problem} from '../../src/validation/problem';
import {loadContent} from '../../src/tools/check/content';
import {findRefused} from '../../src/tools/check/rules/refused';
import {check, siteDir} from './cases';

/** The codes of a file's problems before any rule opens it. */
async function refusalsOf(file: string, text: string): Promise<string[]> {
  const problems = await findRefused(loadContent(siteDir, {[file]: text}));
  return problems.filter((problem) => problem.file === file).map(({code}) => code);
}

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"/>',
  '<svg><a href="javascript:alert(1)"/></svg>',
  '<svg><use xlink:href="https://other.example/a.svg#b"/></svg>',
  '<svg><foreignObject><iframe/></foreignObject></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
])('a drawing with code is refused: %s', async (svg) => {
  expect(await refusalsOf('static/img/drawing.svg', svg)).toEqual(['svg-active']);
  expect(await refusalsOf('news/2025-12-09-a-quieter-morning/drawing.SVG', svg)).toEqual([
    'svg-active',
  ]);
});

test('a plain drawing is accepted', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path id="a"/><use href="#a"/></svg>';
  expect(await refusalsOf('static/img/drawing.svg', svg)).toEqual([]);
});

test.each([
  'pages/../../evil.mdx',
  'pages/..\\evil.mdx',
  'static/img/%2e%2e%2fevil.jpg',
  'static/img/a\nb.jpg',
  'news/../evil/index.md',
])('a name like a path is refused: %j', async (file) => {
  expect(await refusalsOf(file, 'text')).toEqual(['file-name-unsafe']);
});

test('symbolic links are refused, and not followed', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'evo-links-'));
  onTestFinished(() => rm(dir, {recursive: true}));
  await mkdir(path.join(dir, 'pages/folder'), {recursive: true});
  await writeFile(path.join(dir, 'pages/a.mdx'), 'text');
  const links = {'pages/b.mdx': '/etc/passwd', 'pages/c.mdx': 'nowhere', 'pages/folder/root': '/'};
  for (const [file, target] of Object.entries(links)) await symlink(target, path.join(dir, file));
  const content = loadContent(dir);
  expect(content.files).toEqual(['pages/a.mdx']);
  const problems = await findRefused(content);
  expect(problems.map(({code, file}) => `${code} ${file}`).sort()).toEqual(
    Object.keys(links).map((file) => `file-is-link ${file}`),
  );
});

describe('a whole check', () => {
  const address = 'src/validation/launch/addresses.txt';
  let problems: Map<string, Problem[]>;
  beforeAll(async () => {
    const create = {width: 2000, height: 20_000, channels: 3, background: '#fff'} as const;
    const large = await sharp({create}).png().toBuffer();
    // The header of a PNG claims 60,000 × 60,000 pixels
    const bomb = Buffer.from(large);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const text = loadContent(siteDir).read('pages/about.mdx');
    problems = await check({
      'static/img/large.png': large,
      'static/img/bomb.png': bomb,
      'pages/about.mdx': text + 'word '.repeat(1_000_000),
      'pages/ride.mdx': `${text}\n${'> '.repeat(60)}quote\n`,
      'pages/charge.mdx': `${text}\n${']'.repeat(15_000)}\n`,
      'pages/services.mdx': Buffer.from(`\uFEFF${text}`, 'utf16le'),
      'pages/drive.mdx': null,
    });
  }, 120_000);

  test.each([
    ['static/img/large.png', 'image-pixels'],
    ['static/img/bomb.png', 'image-unreadable'],
    ['pages/about.mdx', 'file-too-large'],
    ['pages/ride.mdx', 'nested-too-deep'],
    ['pages/charge.mdx', 'line-too-long'],
    ['pages/services.mdx', 'file-not-utf8'],
  ])('refuses %s', (file, code) => {
    expect(problems.get(file)?.map((problem) => problem.code)).toEqual([code]);
  });

  test('knows that refused files exist', () => {
    const refused = /large|bomb|about|ride|charge|services|addresses/;
    const others = [...problems.values()].flat().filter(({file}) => !refused.test(file));
    expect(others.map(formatProblem).filter((each) => !each.includes('/drive'))).toEqual([]);
  });

  test('reports a published address that leads nowhere, with the redirect to add', () => {
    const found = problems.get(address)?.map(formatProblem).join('\n');
    expect(found).toMatch(/:\d+:1 {2}\/drive was published [^]*'\/drive': '\/.*' to redirects in /);
  });
});
