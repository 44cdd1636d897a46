import {expect, test} from 'vitest';
import {isLogo, readLogo} from './logo';

const svg = (content: string, attributes = 'viewBox="0 0 200 88"') =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

test.each([
  ['a path', svg('<path d="M0 0h9"/>'), '<path d="M0 0h9"/>'],
  ['a colour', svg('<path fill="#123" d="M0 0h9"/>'), 'fill="currentColor"'],
  ['a style', svg('<path style="fill:#123;stroke:none" d="M0 0"/>'), 'fill="currentColor"'],
  ['what programs add', svg('<title>A</title><g id="a"><path d="M0 0"/></g>'), '<g><path'],
])('a drawing with %s becomes a symbol in the text colour', (_, drawing, expected) => {
  const logo = readLogo(drawing);
  expect(logo).toMatchObject({width: 100});
  expect(isLogo(logo) && logo.content).toContain(expected);
});

test('a drawing without a view box has the size of its attributes', () => {
  const drawing = svg('<path d="M0 0"/>', 'width="100px" height="22px"');
  expect(readLogo(drawing)).toMatchObject({width: 200});
});

test.each([
  ['an image', svg('<image href="data:image/png;base64,AA"/>'), '<image>'],
  ['a gradient', svg('<defs><linearGradient id="a"/></defs><path d="M0 0"/>'), '<defs>'],
  ['a stylesheet', svg('<style>path{fill:red}</style><path d="M0 0"/>'), '<style>'],
  ['letters', svg('<text>EVO</text>'), '<text>'],
  ['two colours', svg('<path fill="#f00" d="M0 0"/><path fill="#00f" d="M0 0"/>'), '2 colours'],
  ['nothing', svg(''), 'empty'],
  ['no size', svg('<path d="M0 0"/>', ''), 'viewBox'],
  ['no drawing', 'PNG', 'not an SVG'],
])('%s is refused', (_, drawing, expected) => {
  const logo = readLogo(drawing);
  expect(isLogo(logo)).toBe(false);
  expect(JSON.stringify(logo)).toContain(expected);
});
