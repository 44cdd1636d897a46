import {expect, test} from 'vitest';
import {rentalKeys} from '@site/src/company/fares';
import {composeMessage, ridesOf, startingPrice} from './ride';

const blanks = 'Pickup: … Drop-off: … Date and time: …';

test('the message names the rental and its starting price, and asks for the rest', () => {
  const messages = rentalKeys
    .filter((rental) => rental !== 'hourly')
    .map((rental) => composeMessage({rental}));
  expect(messages).toEqual([
    `Hello EVO, please book an airport rental, from ₹269. ${blanks}`,
    `Hello EVO, please book a Shillong rental, from ₹269. ${blanks}`,
    `Hello EVO, please book a railway station rental, from ₹269. ${blanks}`,
    `Hello EVO, please book an inter-district rental, from ₹699. ${blanks}`,
  ]);
});

test('the message for an hourly rental also names hours and kilometres', () => {
  expect(composeMessage({rental: 'hourly', hours: 1})).toBe(
    `Hello EVO, please book an hourly rental: 1 hour, 10 km, from ₹269. ${blanks}`,
  );
  expect(composeMessage({rental: 'hourly', hours: 3})).toBe(
    `Hello EVO, please book an hourly rental: 3 hours, 30 km, from ₹807. ${blanks}`,
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
