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

test('a sample carries a mark in every build', () => {
  render(<PostStatus post={{sample: true}} />);
  expect(screen.getByText('Sample').closest('[data-preview]')).toBeNull();
});

test('a public post carries no mark', () => {
  const {container} = render(<PostStatus post={{}} />);
  expect(container.textContent).toBe('');
});
