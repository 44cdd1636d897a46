import {expect, test} from 'vitest';
import {composeMessage} from './WaysToBook';

test('the message names the rental and its starting price', () => {
  expect(composeMessage({title: 'Airport rental', rental: 'airport', hours: 3})).toBe(
    'I would like to book: Airport rental, from ₹269.',
  );
});

test('by the hour it also names hours and kilometres', () => {
  expect(composeMessage({title: 'Hourly rental', rental: 'hourly', hours: 8})).toBe(
    'I would like to book: Hourly rental, 8 h, 80 km, from ₹2,152.',
  );
});
