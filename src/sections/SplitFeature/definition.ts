import * as d from '../../elements/define';

export const definition = d.define('Words and points', {
  SplitFeature: d.section(
    'Text on one side, an image on the other.',
    d.wordsAnd('Button', 'Slideshow'),
    {
      ...d.headed,
      ...d.optionalPicture('The image; leave it out where a `<Slideshow>` replaces it.'),
      reversed: d.flag.describe('Puts the image first.'),
    },
  ),
});
