import {expect, test} from 'vitest';
import {colors} from '../../company/brand';
import {checkBrand} from './brand';

const problemsOf = (file: string, text: string) => {
  const read = (name: string) => Buffer.from(name === file ? text : '');
  return checkBrand({files: [file], read}).map((problem) => problem.text);
};

test.each([
  ['src/css/tokens.css', `--tea: ${colors.Tea};`, []],
  ['src/css/tokens.css', '--tea: #123456;', ['--tea: #123456 is not Tea.']],
  ['static/press/logo.svg', `<path fill="${colors.Volt}"/>`, []],
  ['static/press/logo.svg', '<path fill="#123456"/>', ['#123456 is no brand colour.']],
  ['static/favicon.svg', '<path fill="#123"/>', ['#123 is no brand colour.']],
  ['static/phone.svg', '<path fill="#123456"/>', []],
])('%s with %s: %j', (file, text, expected) => {
  expect(problemsOf(file, text)).toEqual(expected);
});
