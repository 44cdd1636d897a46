import {expect, test} from 'vitest';
import {redirects} from '../../company/redirects';
import {checkFiles, testCases} from '../testCases';
import {menusFile} from './links';

const [moved = ''] = redirects.map(({from}) => from);

testCases([
  ['words', '[Our desk](/rid).', '1: "/rid" does not exist'],
  ['words', '[Our desk](/ride/).', '1: "/ride/" does not exist'],
  ['post', '[Our car](../../pages/ride.mdx).', '1: "../../pages/ride.mdx" does not exist'],
  ['words', `[Our desk](${moved}).`, `1: "${moved}" has moved`],
  ['words', '[Our desk](/ride#airprt).', '1: /ride has no section "#airprt"'],
  ['words', '## Where to\n\n[There](#where-too).', '3: /text-6 has no section "#where-too"'],
  ['words', 'The [fares][fares].\n\n[fares]: /rid', '3: "/rid" does not exist'],
  ['section', '<Vehicles\nto="/rid" />', '2: "/rid" does not exist'],
  ['keys of a page', 'actionTo: /rid', '4: "/rid" does not exist'],
  ['words', '[Our desk](http://partner.example/desk).', '1: Visitors cannot open'],
  ['words', '[Our desk](https//partner.example).', '1: Visitors cannot open'],
  ['post', '![A tree][a]\n\n[a]: data:image/png;base64,iVBO', '3: The image is inside the text'],
  ['post', 'Write to [the desk](desk@partner.example).', '1: An address to write to begins'],
  ['words', '[Our desk](#).', '1: The link has no target'],
  ['words', 'Our desk: [](/ride).', '1: The link has no words'],
  ['post', 'Call [the desk](+919864012345).', '1: A number to call begins with tel:'],
  ['post', '[A report](https://www.google.com/url?q=a).', "1: This is not the page's own address"],
  ['post', '[A plan](https://a--evo.netlify.app/x).', "1: This is not the page's own address"],
  ['post', '[A report](https://a.example/?utm_source=b).', "1: This is not the page's own address"],
  ['post', 'Our cars are [here](/ride).', '1: "here" does not say where it leads'],
  ['post', 'Our cars are on [this page](/ride).', '1: "this page" does not say where it leads'],
  ['post', '[https://a.example](https://b.example)', '1: This link leads to another address'],
  ['post', '[A car](/news/2025-01-14-a-tree).', '1: "/news/2025-01-14-a-tree" does not exist'],
  ['post', '[The plan](./imgae.pdf).', '1: "./imgae.pdf" does not exist'],
]);

test('links of header, menus and footer lead to pages', async () => {
  const {problemsOf} = await checkFiles({}); // without the pages of the menus
  expect(problemsOf(menusFile)).toContainEqual(expect.stringContaining('does not exist'));
});
