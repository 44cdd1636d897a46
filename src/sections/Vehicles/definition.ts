import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Vehicles', {
  Vehicles: d.section(
    'Vehicles side by side, or a catalogue of them.',
    d.list('Vehicle', 'Claims'),
    {
      look: z.enum(['lineup', 'catalogue']).describe('How they are arranged: see the examples.'),
      ...d.headed,
      to: d.address.optional().describe('Where the button beside the heading leads.'),
      action: d.text.optional().describe('The button’s label.'),
    },
  ),
  Vehicle: d.part('One vehicle of `<Vehicles>`.', d.words, {
    title: d.text.describe('The vehicle’s name.'),
    to: d.address.optional().describe('Where the link leads.'),
    action: d.text.optional().describe('The link’s label: “Learn More”.'),
    ...d.picture,
  }),
  Claims: d.part('Claims in capitals, on one line where they fit.', d.words),
});
