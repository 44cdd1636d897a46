import {expect, test} from 'vitest';
import {hourlyFare, rentals} from './fares';

test.each(Object.values(rentals))('$key is booked for its hours only', ({key, hours}) => {
  const maximum = hours?.maximum ?? 0;
  for (const wrong of [0, 1.5, maximum + 1])
    expect(() => hourlyFare(key, wrong)).toThrow(RangeError);
  if (maximum > 0) expect(hourlyFare(key, maximum).rupees).toBeGreaterThan(0);
});
