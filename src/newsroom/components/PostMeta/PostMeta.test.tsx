// @vitest-environment happy-dom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {PostStatus} from '.';

test.each([
  ['draft', 'Draft'],
  ['scheduled', 'Goes live on 21 November 2026'],
] as const)('a post that is %s carries a mark that only previews show', (status, words) => {
  render(<PostStatus post={{day: '2026-11-21', status}} />);
  expect(screen.getByText(words).closest('[data-preview]')).not.toBeNull();
});
