import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test} from 'vitest';
import {PostStatus} from '.';

test.each([
  ['draft', 'Draft'],
  ['scheduled', 'Goes live on 21 November 2026'],
] as const)('a post that is %s says so', (status, words) => {
  const html = renderToStaticMarkup(<PostStatus post={{day: '2026-11-21', status}} />);
  expect(html).toContain(words);
});
