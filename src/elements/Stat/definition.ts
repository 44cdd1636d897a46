import {figures} from '../../company/figures';
import * as d from '../define';

export const definition = d.define('Figures', {
  Stat: d.part('One figure and what it counts.', d.words, {
    of: d.keyOf(figures).describe('The figure’s key in `src/company/data/figures.json`.'),
    icon: d.icon.optional().describe('A drawing before the label.'),
  }),
});
