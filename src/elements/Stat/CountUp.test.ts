import {expect, test} from 'vitest';
import {partialFigure} from './CountUp';

test('a partial figure is formatted like the final one', () => {
  expect(partialFigure('18,500,000+', 0.5)).toBe('9,250,000+');
  expect(partialFigure('1.8', 0.5)).toBe('0.9');
  expect(partialFigure('43K+', 0.5)).toBe('22K+');
  expect(partialFigure('98%', 0)).toBe('0%');
  expect(partialFigure('24/7', 0.5)).toBeUndefined(); // not a single number
});
