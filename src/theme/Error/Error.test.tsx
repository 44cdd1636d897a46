// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {links} from '@site/src/company/contact';
import './client';

afterEach(() => {
  document.body.innerHTML = '';
});

// tests/browser/error.spec.ts: a page that crashes
test.each([
  [
    'a page that React has emptied offers to reload, to call and to book',
    '',
    ['', links.phone, '/#book'],
  ],
  ['other errors leave the page alone', '<main></main>', []],
])('%s', (_, content, expected) => {
  document.body.innerHTML = `<div id="__docusaurus">${content}</div>`;
  dispatchEvent(new Event('error'));
  const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(expected);
});
