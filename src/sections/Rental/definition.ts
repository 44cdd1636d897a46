import * as d from '../../elements/define';

export const definition = d.define('Rentals and booking', {
  Rental: d.section('One rental: image, facts, price and Book Now.', d.words, {
    rental: d.rental
      .meta({kind: 'anchor'})
      .describe('The rental: sets the anchor, the price and what Book Now selects.'),
    title: d.title,
    ...d.picture,
  }),
});
