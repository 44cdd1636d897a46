import {expect, test} from 'vitest';
import {formatRupees, hourly, hourlyFare, rentalKeys, rentals} from '@site/src/company/fares';
import {composeMessage, hourOptions, startingPrice} from './ride';

test.each(rentalKeys.filter((rental) => rental !== 'hourly'))(
  'the message for %s names the rental and its starting price',
  (rental) => {
    const {inSentence, from} = rentals[rental];
    expect(composeMessage({rental})).toContain(`${inSentence}, from ${formatRupees(from)}. Pickup`);
    expect(startingPrice({rental}).price).toBe(formatRupees(from));
  },
);

test.each([
  [1, '1 hour'],
  [3, '3 hours'],
])('the message for %d hours names hours and kilometres', (hours, words) => {
  const {kilometres, rupees} = hourlyFare(hours);
  expect(composeMessage({rental: 'hourly', hours})).toContain(
    `an hourly rental: ${words}, ${kilometres} km, from ${formatRupees(rupees)}.`,
  );
});

test('every hour can be chosen', () => {
  expect(hourOptions).toHaveLength(hourly.maximumHours);
});
