import {expect, test} from 'vitest';
import {importantTerms, splitTerms} from './terms';

test.each(['₹2,152', 'rs 2152', 'Rs. 2,152', 'RS2152', 'INR ₹2152', '2152 rupees', '2152/- rs'])(
  'reads %s as the number of rupees',
  (amount) => {
    expect(importantTerms(amount)).toContain('2152');
  },
);

test('an amount has no term but its number', () => {
  expect(splitTerms('from ₹269, or Rs. 699 a ride')).toEqual(['from', '269', 'or', '699', 'ride']);
});

test('words with “rs” in them stay whole', () => {
  expect(splitTerms('Drivers 24/7')).toEqual(['drivers', '24', '7']);
});

test('letters of other scripts keep their marks', () => {
  expect(splitTerms('পাঁচ ধৰণৰ, किराया।')).toEqual(['পাঁচ', 'ধৰণৰ', 'किराया']);
});

test('common words count only in a query of nothing else', () => {
  expect(importantTerms('How do I pay?')).toEqual(['pay']);
  expect(importantTerms('Who are you?')).toEqual(['who', 'are', 'you']);
});
