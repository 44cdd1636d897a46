import {renderToString} from 'react-dom/server';
import {beforeEach, expect, test, vi} from 'vitest';

let frame: typeof import('.');
let visit: (address: string) => void;

const countRendering = vi.fn(() => 0);

function Header() {
  return <header className="bar">Header {countRendering()}</header>;
}

const page = (header = '<header class="bar">Header <!-- -->0') =>
  `<div>${header}</header><main><footer>of a quote</footer></main><footer class="foot">Foot</footer></div>`;

beforeEach(async () => {
  vi.resetModules(); // what one test keeps, the next does not know
  frame = await import('.');
  ({visit} = await import('@site/tests/support/docusaurus/router'));
  countRendering.mockClear();
});

function show(address: string, Part: ReturnType<typeof frame.keptPart>): string {
  visit(address);
  return renderToString(<Part />);
}

test('below /news a part is rendered until a page is done, and then written as it was', () => {
  const Part = frame.keptPart('header', Header);
  const first = show('/news', Part);
  expect(first).toBe('<header class="bar">Header <!-- -->0</header>');
  frame.keepFrame(page(), '/news');
  expect(show('/news/2025/01/14/a-tree', Part)).toBe(first);
  expect(countRendering).toHaveBeenCalledOnce();

  show('/ride', Part);
  expect(countRendering).toHaveBeenCalledTimes(2);
});

test('the last footer is the site’s', () => {
  frame.keepFrame(page(), '/news');
  const Part = frame.keptPart('footer', () => <footer>another</footer>);
  expect(show('/news/archive', Part)).toBe('<footer class="foot">Foot</footer>');
});

test('pages outside the news are not kept', () => {
  const Part = frame.keptPart('header', Header);
  frame.keepFrame(page(), '/ride');
  show('/ride', Part);
  show('/news', Part);
  expect(countRendering).toHaveBeenCalledTimes(2);
});

test('a header that is more than an element with a class is told', () => {
  const keep = () => frame.keepFrame(page('<header class="bar" id="top">Header'), '/news');
  expect(keep).toThrow("The site's header is no longer one element with a class alone.");
});
