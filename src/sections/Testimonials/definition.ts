import * as z from 'zod';
import {clients} from '../../company/clients';
import * as d from '../../elements/define';

export const definition = d.define('People and companies', {
  Testimonials: d.section('Testimonials, one at a time.', d.onlyList('Testimonial'), {
    ...d.headed,
    controls: z.enum(['dots', 'arrows']).optional().describe('The default is `arrows`.'),
    autoplay: d.flag.describe('Changes every five seconds, with a pause button.'),
  }),
  Testimonial: d.part('One person’s quote in `<Testimonials>`, without quotation marks.', d.words, {
    name: d.name.describe('The person’s name.'),
    role: d.text.describe('The person’s job and place.'),
    rating: z.literal([1, 2, 3, 4, 5]).optional().describe('Stars out of five.'),
    company: d.keyOf(clients).optional().describe('The client whose logo it shows.'),
    sample: d.flag.describe('Marks an invented person. A launched site refuses it.'),
  }),
});
