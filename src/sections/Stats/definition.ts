import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Figures', {
  Stats: d.section('Figures in a row, with an optional claim beside them.', d.onlyList('Stat'), {
    label: d.text.describe('The section’s name for screen readers: “EVO in numbers”.'),
    columns: z.literal([2, 3, 4]).optional().describe('On a wide screen. The default is 3.'),
    claim: d.text.optional().describe('One large line beside the figures.'),
    id: d.id,
    tone: d.tone,
  }),
});
