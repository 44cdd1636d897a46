import * as d from '../../elements/define';

export const definition = d.define('Pictures and rows that move', {
  HillRoad: d.section('The road into the hills in profile; a car follows the scrolling.', d.words, {
    title: d.title,
    id: d.id,
  }),
});
