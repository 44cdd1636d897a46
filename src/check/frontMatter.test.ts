import {expect, test} from 'vitest';
import {checkFiles, testCases} from './testCases';

testCases([
  ['keys of a post', 'no title', '1: `title` is missing'],
  ['keys of a post', `title: ${'Tree '.repeat(30)}`, '2: `title` is "Tree'],
  ['keys of a post', 'title: [a, b]', '2: `title` is'],
  ['keys of a post', 'tags: [charging, flet]', '5: `tags` cannot be "flet"'],
  ['keys of a post', 'tags:\n\t- fleet', '6: A tab is at the start'],
  ['keys of a post', 'tags: charging, rides', '5: `tags` cannot be "charging, rides"'],
  ['keys of a post', 'tags: []', '5: `tags` is []: it needs one'],
  ['keys of a post', 'image: /img/hero.jpg', '7: `image` is "/img/hero.jpg": write ./'],
  ['keys of a post', 'image: ![A tree](./tree.jpg)', '7: This cannot be read'],
  ['keys of a post', 'featured: yes', '10: `featured` cannot be "yes"'],
  ['keys of a post', 'draft:', '10: `draft` is missing'],
  ['keys of a post', 'date: 2019-12-31', '9: `date` is "2019-12-31": it is before'],
  ['keys of a post', 'date: 2026-02-30', '9: `date` is "2026-02-30": it is not a day'],
  ['keys of a post', 'imageCredits: EVO', '10: There is no `imageCredits`'],
  ['keys of a post', 'kind: media-coverage', '1: `outlet` is', '1: `outletUrl` is missing'],
  ['keys of a post', 'outletUrl: http://tezora.example/a', '10: `outletUrl` is'],
  ['keys of a page', 'action: Apply', '1: `actionTo` is missing'],
  ['keys of a post', 'image: tree.jpg', '7: `image` is "tree.jpg": write ./'],
  ['keys of a page', 'heroTone: tea', '4: There is no `heroTone`'],
  ['keys of a post', 'draft: true\ndraft : true', '11: This key is there twice'],
  ['keys of a post', 'description: How riders\nshare a car.', '4: This cannot be read'],
]);

test.each([
  ['\n---\ntitle: Words.\n---\n', '1: The file does not begin with front matter'],
  ['---\ntitle: Words.\n--\n\nWords.\n', '3: The keys do not end with ---'],
  ['---\nwords\n---\n', '1: There are no keys here.'],
])('%j has no front matter', async (text, problem) => {
  const {problemsOf} = await checkFiles({'pages/text.mdx': text});
  expect(problemsOf('pages/text.mdx')).toContainEqual(expect.stringContaining(problem));
});
