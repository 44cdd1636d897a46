import {expect, test} from 'vitest';
import {formatRupees, hourlyFare, rentals} from '@site/src/company/fares';
import {composeMessage} from './ride';

test.each(Object.values(rentals))('the message for $key names its hours', ({key, hours}) => {
  for (const count of hours ? [1, hours.maximum] : []) {
    const {kilometres, rupees} = hourlyFare(key, count);
    const words = `${count} ${count === 1 ? 'hour' : 'hours'}, ${kilometres} km`;
    const message = composeMessage({rental: key, hours: count});
    expect(message).toContain(`${words}, from ${formatRupees(rupees)}.`);
  }
});
