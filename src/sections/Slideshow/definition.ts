import * as d from '../../elements/define';

export const definition = d.define('Pictures and rows that move', {
  Slideshow: d.part('Images in one place, one at a time, that change automatically.', d.images, {
    label: d.text.describe('What the images show together, for screen readers.'),
  }),
});
