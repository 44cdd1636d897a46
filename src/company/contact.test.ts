import {expect, test} from 'vitest';
import {links, mailtoLink} from './contact';

test('the mailto link encodes subject and line breaks', () => {
  expect(mailtoLink('Be & become', 'One\nTwo')).toBe(
    `${links.email}?subject=Be%20%26%20become&body=One%0D%0ATwo`,
  );
  expect(mailtoLink('Hello')).toBe(`${links.email}?subject=Hello`);
});
