import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Rentals and booking', {
  Tiles: d.section(
    'Large images with links: one large and two small, or side by side.',
    d.list('Tile'),
    {
      look: z.enum(['stack', 'row']).describe('How they are arranged: see the examples.'),
      ...d.headed,
    },
  ),
  Tile: d.part('One of `<Tiles>`: image, title, sentence and link.', d.words, {
    title: d.text.describe('The title.'),
    rental: d.rental.optional().describe('The rental whose price it shows and to which it leads.'),
    to: d.address.optional().describe('Where its link leads, if it is no rental.'),
    action: d.text.optional().describe('The link’s label.'),
    ...d.picture,
  }),
});
