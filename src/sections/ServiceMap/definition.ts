import * as d from '../../elements/define';

export const definition = d.define('Rentals and booking', {
  ServiceMap: d.section(
    'Assam and Meghalaya as a cloth, with links to the rentals.',
    d.words,
    d.headed,
  ),
});
