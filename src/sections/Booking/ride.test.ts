import {expect, test} from 'vitest';
import {formatRupees, hourlyFare} from '@site/src/company/fares';
import {composeMessage} from './ride';

test.each([
  [1, '1 hour'],
  [3, '3 hours'],
])('the message for %d hours names hours and kilometres', (hours, words) => {
  const {kilometres, rupees} = hourlyFare(hours);
  expect(composeMessage({rental: 'hourly', hours})).toContain(
    `an hourly rental: ${words}, ${kilometres} km, from ${formatRupees(rupees)}.`,
  );
});
