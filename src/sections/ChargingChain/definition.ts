import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Figures', {
  ChargingChain: d.section('Planned charging stations as knots of a chain.', d.words, {
    stations: z.int().min(1).describe('The number of planned stations and of knots.'),
    ...d.headed,
  }),
});
