// @vitest-environment happy-dom
import {act} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import Link from '@docusaurus/Link';
import Root from '.';

const page = (
  <Root>
    <main>
      <p>Book a cab</p>
      <details>
        <summary>Question</summary>
        <Link to="/fares">Answer</Link>
      </details>
      <input name="phone" />
      <textarea name="message" />
      <input type="radio" name="rental" value="airport" defaultChecked />
      <input type="radio" name="rental" value="hourly" />
    </main>
  </Root>
);

const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  find('[name=phone]').value = '98640 12345';
  find('textarea').value = 'A bay in Tezpur';
  find('[value=hourly]').checked = true;
  find('details').setAttribute('open', '');
  find('textarea').focus();
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

async function hydrate(): Promise<boolean> {
  const served = find('textarea');
  await act(async () => {
    hydrateRoot(find('#root'), page, {onRecoverableError: () => {}});
    await Promise.resolve();
  });
  return find('textarea') === served;
}

function expectKept(): void {
  expect(find('[name=phone]').value).toBe('98640 12345');
  expect(find('textarea').value).toBe('A bay in Tezpur');
  expect(find('[value=hourly]').checked).toBe(true);
  expect(find('details').hasAttribute('open')).toBe(true);
  expect(document.activeElement).toBe(find('textarea'));
}

test('a page that nobody changed keeps its elements', async () => {
  expect(await hydrate()).toBe(true);
  expectKept();
});

test('what was typed, chosen, opened and focused survives a translated page', async () => {
  find('p').innerHTML = '<font><font>Reserva un taxi</font></font>';
  expect(await hydrate()).toBe(false);
  expectKept();
});

test('the focus stays in what was open, and on its link where an extension added others', async () => {
  find('details a').focus();
  find('main').insertAdjacentHTML('afterbegin', '<a href="https://example.com">Rating</a>');
  expect(await hydrate()).toBe(false);
  expect(document.activeElement).toBe(find('details a'));
});

test('fields that an extension added take nothing', async () => {
  find('main').insertAdjacentHTML(
    'afterbegin',
    '<input name="vault" value="secret"><button>Fill</button>',
  );
  expect(await hydrate()).toBe(false);
  expectKept();
});
