// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import {links} from '@site/src/company/contact';
import './client';
import ErrorPage from '.';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function expectErrorPage(): void {
  const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['', links.phone, '/#book']);
}

test('a page that crashed offers a way to reload, to call and to book', () => {
  render(<ErrorPage />);
  expectErrorPage();
});

test('a page that React has emptied does, too', () => {
  document.body.innerHTML = '<div id="__docusaurus"></div>';
  dispatchEvent(new Event('error'));
  expectErrorPage();
});

test('other errors leave the page alone', () => {
  document.body.innerHTML = '<div id="__docusaurus"><main></main></div>';
  dispatchEvent(new Event('error'));
  expect(screen.queryByRole('link')).toBeNull();
});
