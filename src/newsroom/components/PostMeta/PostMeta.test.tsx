// @vitest-environment happy-dom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import {PreviewStatus} from '.';

test.each([
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled'],
] as const)('a post that is %s carries a mark that only previews show', (status, words) => {
  render(<PreviewStatus status={status} />);
  expect(screen.getByText(words).closest('[data-preview]')).not.toBeNull();
});

test('a public post carries no mark', () => {
  const {container} = render(<PreviewStatus />);
  expect(container.textContent).toBe('');
});
