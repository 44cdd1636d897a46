import * as d from '../../elements/define';

export const definition = d.define('Rentals and booking', {
  Booking: d.section(
    'A chooser of rentals with prices and the ways to book.',
    {...d.atLeastOne('Fare', 'Steps'), most: 9}, // as many as the stylesheet can show
    d.headed,
  ),
  Fare: d.part('One rental of `<Booking>`: its starting price and facts.', d.words, {
    rental: d.rental.describe('The rental: sets the name, the price and the drawing.'),
  }),
});
