import {expect, test} from 'vitest';
import {formatRupees, hourly, hourlyFare, rentals} from './fares';

test.each([0, 123, 1234, 12345, 123456, 12345678])(
  '%d rupees are grouped as in India',
  (rupees) => {
    expect(formatRupees(rupees)).toBe(`₹${rupees.toLocaleString('en-IN')}`);
  },
);

test('rupees are whole, and a minus comes first', () => {
  expect(formatRupees(2151.6)).toBe('₹2,152');
  expect(formatRupees(-500)).toBe('−₹500');
});

test('every hour has the same price and distance', () => {
  const rupees = 8 * rentals.hourly.from;
  expect(hourlyFare(8)).toEqual({rupees, kilometres: 8 * hourly.kilometresPerHour});
});

test.each([0, 9, 1.5, -1, Number.NaN])('%d hours cannot be booked', (hours) => {
  expect(() => hourlyFare(hours)).toThrow(RangeError);
});
