import {expect, test} from 'vitest';
import {figures} from '@site/src/company/figures';
import {figureAt} from './CountUp';

test('a figure on its way has the form of the final one', () => {
  expect(figureAt('18,500,000+', 0.5)).toBe('9,250,000+');
  expect(figureAt('1.8', 0.5)).toBe('0.9');
  expect(figureAt('43K+', 0.5)).toBe('22K+');
  expect(figureAt('1000+', 0.5)).toBe('500+');
  expect(figureAt('98%', 0)).toBe('0%');
});

test('what is no single number does not count', () => {
  expect(figureAt('24/7', 0.5)).toBeUndefined();
});

test('every figure of the site ends as it is printed', () => {
  for (const {value} of Object.values(figures))
    expect([undefined, value]).toContain(figureAt(value, 1));
});
