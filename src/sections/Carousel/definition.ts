import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Pictures and rows that move', {
  Carousel: d.section('Cards in a row that scrolls sideways.', d.list('Card'), {
    look: z.enum(['steps', 'icons', 'pictures']).describe('What each card starts with.'),
    ...d.headed,
    autoplay: d.flag.describe('Moves by itself, one round in 30 seconds, with a pause button.'),
  }),
  Card: d.part('One card of a `<Carousel>`.', d.words, {
    title: d.text.describe('What the card is about.'),
    icon: d.icon.optional().describe('The drawing, for `look="icons"`.'),
    ...d.optionalPicture('The image, for `look="pictures"`.'),
  }),
});
