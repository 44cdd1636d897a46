import * as d from '../../elements/define';

export const definition = d.define('Pictures and rows that move', {
  Gallery: d.section('Square images in a row that scrolls, on two levels.', d.images, d.headed),
});
