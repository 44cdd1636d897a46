// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {origin} from '../../../company/site';
import {Share} from './Share';

/** Renders the buttons in a browser with these functions. */
function open(browser: {clipboard?: object; share?: () => Promise<void>}): void {
  vi.stubGlobal('navigator', {userAgent: '', ...browser});
  render(<Share title="A tree & a ride" permalink="/news/a-tree" />);
}
const click = (name: string) => fireEvent.click(screen.getByRole('button', {name}));
const reject = (name: string) => () => Promise.reject(new DOMException('', name));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a browser that supports nothing else has two links', () => {
  open({});
  const [whatsapp, email] = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  const address = encodeURIComponent(`${origin}/news/a-tree`);
  expect(whatsapp).toBe(`https://wa.me/?text=A%20tree%20%26%20a%20ride%0A${address}`);
  expect(email).toBe(`mailto:?subject=A%20tree%20%26%20a%20ride&body=${address}`);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the address is copied', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  open({clipboard: {writeText}});
  click('Copy Link');
  await screen.findByText('Copied');
  expect(writeText).toHaveBeenCalledWith(location.origin + location.pathname);
});

test('what fails says so', async () => {
  open({clipboard: {writeText: reject('NotAllowedError')}, share: reject('NotAllowedError')});
  click('Copy Link');
  await screen.findByText(/^Couldn’t copy/);
  click('Share');
  await screen.findByText(/^Couldn’t share/);
});

test('a share sheet that the visitor closes says nothing', async () => {
  const share = vi.fn(reject('AbortError'));
  open({share});
  click('Share');
  await vi.waitFor(() => expect(share).toHaveBeenCalled());
  expect(screen.getByRole('status').textContent).toBe('');
});
