// @vitest-environment happy-dom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {PostStatus} from '.';

test.each([
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled'],
] as const)('a post that is %s carries a mark that only previews show', (status, words) => {
  render(<PostStatus post={{status}} />);
  expect(screen.getByText(words).closest('[data-preview]')).not.toBeNull();
});
