// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {links} from '@site/src/company/contact';
import './client';

afterEach(() => {
  document.body.innerHTML = '';
});

test('React can remove and insert beside nodes that an extension has replaced', () => {
  document.body.innerHTML = '<p>Results</p>';
  const [parent, text] = [document.querySelector('p'), document.querySelector('p')?.firstChild];
  if (!parent || !text) throw new Error('No text');
  text.replaceWith(document.createElement('i'));
  expect(parent.removeChild(text)).toBe(text);
  parent.insertBefore(document.createElement('b'), text);
  expect(parent.innerHTML).toBe('<i></i><b></b>');
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
