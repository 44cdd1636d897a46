import {expect, test} from 'vitest';
import {rentalKeys} from '@site/src/company/fares';
import {composeMessage, ridesOf, startOf} from './ride';

test('the message names the rental and its starting price', () => {
  expect(composeMessage('Airport rental', {rental: 'airport'})).toBe(
    'I would like to book: Airport rental, from ₹269.',
  );
  expect(composeMessage('Inter-district rental', {rental: 'interdistrict'})).toBe(
    'I would like to book: Inter-district rental, from ₹699.',
  );
});

test('by the hour it also names hours and kilometres', () => {
  expect(composeMessage('Hourly rental', {rental: 'hourly', hours: 8})).toBe(
    'I would like to book: Hourly rental, 8 h, 80 km, from ₹2,152.',
  );
});

test('a rental by the hour is 1 to 8 hours, ₹269 and 10 km each; every other is one ride', () => {
  expect(ridesOf('hourly').map(startOf)).toEqual([
    {label: '1 hour, 10 km, from', price: '₹269'},
    {label: '2 hours, 20 km, from', price: '₹538'},
    {label: '3 hours, 30 km, from', price: '₹807'},
    {label: '4 hours, 40 km, from', price: '₹1,076'},
    {label: '5 hours, 50 km, from', price: '₹1,345'},
    {label: '6 hours, 60 km, from', price: '₹1,614'},
    {label: '7 hours, 70 km, from', price: '₹1,883'},
    {label: '8 hours, 80 km, from', price: '₹2,152'},
  ]);
  const others = rentalKeys.filter((rental) => rental !== 'hourly').flatMap(ridesOf);
  expect(others.map((ride) => startOf(ride).price)).toEqual(['₹269', '₹269', '₹269', '₹699']);
});
