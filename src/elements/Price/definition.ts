import * as d from '../define';

export const definition = d.define('In any text', {
  Price: d.inline('A rental’s starting price in running text: ₹269.', d.nothing, {
    of: d.rental.describe('The rental.'),
  }),
  Hours: d.inline('The most hours that a rental can be booked for: 8.', d.nothing, {
    of: d.hourlyRental,
  }),
  Kilometres: d.inline('The kilometres that each hour of a rental includes: 10.', d.nothing, {
    of: d.hourlyRental,
  }),
});
