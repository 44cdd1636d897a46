import * as d from '../define';

export const definition = d.define('In any text', {
  RegionName: d.inline('“Assam and Meghalaya” in Assamese and Hindi, in large type.'),
  Towns: d.inline('Towns of Assam that inter-district rentals go to, in running text.'),
});
