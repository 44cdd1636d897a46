import * as d from '../../elements/define';

export const definition = d.define('Rentals and booking', {
  FareIndex: d.part('The rentals with prices, each linked to its section.'),
});
