import * as d from '../../elements/define';

export const definition = d.define('Rentals and booking', {
  FareIndex: d.part('The five rentals with prices, each linked to its section.'),
});
