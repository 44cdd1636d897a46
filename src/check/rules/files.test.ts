import {expect, test} from 'vitest';
import {checkFiles, smallSite} from '../testCases';

test.each([
  ['pages/My Page.mdx', 'The name of a page is its address'],
  ['pages/tourism.mdx', '/tourism redirects to /business#tourism'],
  ['pages/airport-rides', 'The name of a page is its address'],
  ['pages/airport-rides.MDX', 'The name of a page is its address'],
  ['pages/airport-rides.md', 'The name of a page is its address'],
  ['pages/airport-rides.mdx.txt', 'The name of a page is its address'],
  ['pages/Airport rides.docx', 'The name of a page is its address'],
  ['pages/ride/index.mdx', 'pages/ride.mdx has the same address'],
  ['news/2025-01-15-trees.md', '"2025-01-15-trees.md" is not a folder'],
  ['news/trees/index.md', '"trees" is not a folder with a day and a name'],
  ['news/2025-02-30-trees/index.md', '"2025-02-30-trees" is not a folder with a day and a name'],
  [
    'news/2025-1-4-Trees & more/index.md',
    '"2025-1-4-Trees & more" is not a folder with a day and a name',
  ],
  ['news/2025-01-15-trees/post.md', 'The text of a post is in index.md'],
  ['news/2025-01-15-trees/index.md.txt', 'The text of a post is in index.md'],
  ['news/2025-01-15-trees/INDEX.MD', 'The text of a post is in index.md'],
  ['news/2025-01-15-a/2025-01-15-a/index.md', 'The text of a post is in index.md'],
  ['static/img/cab#1.jpg', 'A file whose name contains "#" cannot be linked to'],
  ['static/img/cab!1.jpg', 'A file whose name contains "!" cannot be linked to'],
  ['static/img/%2e%2e%2fevil.jpg', 'A file whose name contains "%" cannot be linked to'],
  ['static/img/a\nb.jpg', 'A file whose name contains "\\n" cannot be linked to'],
  ['pages/..\\evil.mdx', 'A file whose name contains "\\\\" cannot be linked to'],
])('%j is refused', async (file, problem) => {
  const {problemsOf} = await checkFiles({...smallSite, [file]: 'text'});
  expect(problemsOf(file)).toContainEqual(expect.stringContaining(`1: ${problem}`));
});

test.each([
  ['pages/_notes.mdx'],
  ['news/2025-01-14-a-tree/_notes.md'],
  ['news/2025-01-14-a-tree/ছবি.pdf'],
  ['static/press/Fact sheet (1).pdf'],
])('%s is accepted', async (file) => {
  const {problemsOf} = await checkFiles({...smallSite, [file]: 'text'});
  expect(problemsOf(file)).toEqual([]);
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"/>',
  '<svg><a href="javascript:alert(1)"/></svg>',
  '<svg><use xlink:href="https://other.example/a.svg#b"/></svg>',
  '<svg><foreignObject><iframe/></foreignObject></svg>',
  '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
  '<svg><image\nhref="https://other.example/a.png"/></svg>',
])('a drawing with code is refused: %s', async (drawing) => {
  const {problemsOf} = await checkFiles({...smallSite, 'static/img/drawing.svg': drawing});
  expect(problemsOf('static/img/drawing.svg')).toEqual([
    expect.stringContaining('The drawing contains code'),
  ]);
});

test('a plain drawing is accepted', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><path id="a"/><use href="#a"/></svg>';
  const {problemsOf} = await checkFiles({...smallSite, 'static/img/drawing.svg': drawing});
  expect(problemsOf('static/img/drawing.svg')).toEqual([]);
});

test.each([
  ['Words.\n<<<<<<< HEAD\nOne.', '2: A merge conflict is left here.'],
  [Buffer.from('\uFEFFWords.', 'utf16le'), '1: This is not UTF-8.'],
])('%j is no text of a page', async (text, problem) => {
  const {problemsOf} = await checkFiles({...smallSite, 'pages/text.mdx': text});
  expect(problemsOf('pages/text.mdx')).toContain(problem);
});
