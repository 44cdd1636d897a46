import {expect, test} from 'vitest';
import {rentalKeys} from '@site/src/company/fares';
import {composeMessage, ridesOf, startingPrice} from './ride';

test('the message names the rental and its starting price', () => {
  expect(composeMessage('Airport rental', {rental: 'airport'})).toBe(
    'I would like to book: Airport rental, from ₹269.',
  );
  expect(composeMessage('Inter-district rental', {rental: 'interdistrict'})).toBe(
    'I would like to book: Inter-district rental, from ₹699.',
  );
});

test('the message for an hourly rental also names hours and kilometres', () => {
  expect(composeMessage('Hourly rental', {rental: 'hourly', hours: 8})).toBe(
    'I would like to book: Hourly rental, 8 h, 80 km, from ₹2,152.',
  );
});

test('an hourly rental has a ride per hour, every other rental has one ride', () => {
  expect(ridesOf('hourly').map(startingPrice)).toEqual([
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
  expect(others.map((ride) => startingPrice(ride).price)).toEqual(['₹269', '₹269', '₹269', '₹699']);
});
