import * as d from '../define';

export const definition = d.define('In any text', {
  Price: d.inline('A rental’s starting price in running text: ₹269.', d.nothing, {
    of: d.rental.describe('The rental.'),
  }),
});
