import {expect, test} from 'vitest';
import {formatRupees, hourlyFare} from './fares';

test.each([0, 123, 12345, 123456, 12345678])('%d rupees are grouped as in India', (rupees) => {
  expect(formatRupees(rupees)).toBe(`₹${rupees.toLocaleString('en-IN')}`);
});

test.each([0, 9, 1.5])('%d hours cannot be booked', (hours) => {
  expect(() => hourlyFare(hours)).toThrow(RangeError);
});
