import {expect, test} from 'vitest';
import {formatRupees, hourly, hourlyFare, rentalKeys, rentals} from '@site/src/company/fares';
import {composeMessage, ridesOf, startingPrice} from './ride';

test.each(rentalKeys.filter((rental) => rental !== 'hourly'))(
  'the message for %s names the rental and its starting price',
  (rental) => {
    const {inSentence, from} = rentals[rental];
    expect(composeMessage({rental})).toContain(`${inSentence}, from ${formatRupees(from)}. Pickup`);
    expect(ridesOf(rental).map(startingPrice)).toMatchObject([{price: formatRupees(from)}]);
  },
);

test('an hourly rental has a ride per hour, whose message names hours and kilometres', () => {
  const rides = ridesOf('hourly');
  expect(rides).toHaveLength(hourly.maximumHours);
  for (const [ride, hours, distance] of [
    [rides[0], '1 hour', hourlyFare(1)],
    [rides[2], '3 hours', hourlyFare(3)],
  ] as const) {
    const price = `${hours}, ${distance.kilometres} km, from ${formatRupees(distance.rupees)}.`;
    expect(ride && composeMessage(ride)).toContain(`an hourly rental: ${price}`);
  }
});
