import {expect, test} from 'vitest';
import {formatRupees, hourlyFare, rentals} from './fares';

test.each([0, 123, 12345, 123456, 12345678])('%d rupees are grouped as in India', (rupees) => {
  expect(formatRupees(rupees)).toBe(`₹${rupees.toLocaleString('en-IN')}`);
});

test.each(Object.values(rentals))('$key is booked for its hours only', ({key, hours}) => {
  const maximum = hours?.maximum ?? 0;
  for (const wrong of [0, 1.5, maximum + 1])
    expect(() => hourlyFare(key, wrong)).toThrow(RangeError);
  if (maximum > 0) expect(hourlyFare(key, maximum).rupees).toBeGreaterThan(0);
});
