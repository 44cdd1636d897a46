import {expect, test} from 'vitest';
import {redirects} from './redirects';

test('redirects lead to pages, never to another redirect (fix src/hosting/redirects.ts)', () => {
  for (const [from, to] of Object.entries(redirects)) {
    expect(from).toMatch(/^(?:\/[\w-]+)+$/);
    expect(to).toMatch(/^\/[\w/-]*(?:#[\w-]+)?$/);
    expect(Object.keys(redirects)).not.toContain(to.replace(/#.*/, ''));
  }
});
