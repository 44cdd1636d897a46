import * as d from '../define';

export const definition = d.define('In any text', {
  RegionName: d.inline('“Assam and Meghalaya” in Assamese and Hindi, in large type.'),
});
