import {expect, test} from 'vitest';
import {redirects} from '../../company/redirects';
import {checkFiles, jpeg} from '../testCases';
import {noteLostAddresses} from './files';

const noAddress = 'The name of a page is its address';
const noText = 'The text of a post is in index.md';
const noLink = (sign: string) => `A file whose name contains ${sign} cannot be linked to`;
const noFolder = (name: string) => `"${name}" is not a folder with a day and a name`;

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';

/** Files of one site, and what the check reports; nothing if the file may be there. */
const cases: readonly (readonly [file: string, problem?: string, text?: string | Buffer])[] = [
  ['pages/My Page.mdx', noAddress],
  [`pages${redirects[0]?.from}.mdx`, `${redirects[0]?.from} redirects to ${redirects[0]?.to}`],
  ['pages/airport-rides', noAddress],
  ['pages/airport-rides.mdx.txt', noAddress],
  ['pages/ride/index.mdx', 'pages/ride.mdx has the same address'],
  ['news/2025-01-15-trees.md', noFolder('2025-01-15-trees.md')],
  ['news/trees/index.md', noFolder('trees')],
  ['news/2025-02-30-trees/index.md', noFolder('2025-02-30-trees')],
  ['news/2025-01-15-trees/post.md', noText],
  ['news/2025-01-15-a/2025-01-15-a/index.md', noText],
  ['static/img/cab#1.jpg', noLink('"#"')],
  ['static/img/a\nb.jpg', noLink('"\\n"')],
  ['pages/..\\evil.mdx', noLink('"\\\\"')],
  ['pages/_notes.mdx'],
  ['news/2025-01-14-a-tree/_notes.md'],
  ['news/2025-01-14-a-tree/ছবি.pdf'],
  ['static/press/Fact sheet (1).pdf'],
  ['pages/conflict.mdx', 'A merge conflict is left here', '<<<<<<< HEAD\nOne.'],
  ['pages/conflict-end.mdx', 'A merge conflict is left here', 'One.\n=======\nTwo.\n>>>>>>> a'],
  ['pages/utf-16.mdx', 'This is not UTF-8', Buffer.from('\uFEFFWords.', 'utf16le')],
  ['static/img/Hero.jpg', undefined, jpeg],
  ['static/img/hero.jpg', 'static/img/Hero.jpg has the same name on Macs and Windows', jpeg],
  ...['img/pointer.jpg', 'pointer.svg', 'video/pointer.mp4'].map(
    (file) => [`static/${file}`, 'This is a pointer of Git LFS', pointer] as const,
  ),
  ['static/plain.svg', undefined, '<svg><path id="a"/><use href="#a"/></svg>'],
  ...[
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg onload="alert(1)"/>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    '<svg><image\nhref="https://other.example/a.png"/></svg>',
  ].map((text, at) => [`static/code-${at}.svg`, 'The drawing contains code', text] as const),
];

test('an address that disappears without a redirect is noted', () => {
  const merged = new Set(['pages/ride.mdx', 'news/2026-03-01-a-plan/index.md']);
  const notes = noteLostAddresses(['pages/ride/index.mdx'], merged);
  expect(notes.map(({text}) => text)).toEqual(['The address /news/2026/03/01/a-plan disappears.']);
});

const files = Object.fromEntries(cases.map(([file, , text = 'text']) => [file, text]));
const {problemsOf} = await checkFiles(files);

const rows = cases.map(([file, problem]) => ({file, problem}));
test.each(rows)('$file: $problem', ({file, problem}) => {
  if (problem === undefined) expect(problemsOf(file)).toEqual([]);
  else expect(problemsOf(file).join('\n')).toContain(problem);
});
