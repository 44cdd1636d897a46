import * as d from '../define';

export const definition = d.define('In any text', {
  Towns: d.inline('Towns of Assam that inter-district rentals go to, in running text.'),
});
