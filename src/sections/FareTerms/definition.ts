import * as d from '../../elements/define';

export const definition = d.define('Rentals and booking', {
  FareTerms: d.block('What a fare includes and what a cancelled ride costs.'),
  PaymentModes: d.block('The ways to pay, or its text until the owner supplies them.', d.words),
});
