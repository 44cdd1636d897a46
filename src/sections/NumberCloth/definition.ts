import * as d from '../../elements/define';

export const definition = d.define('Figures', {
  NumberCloth: d.section(
    'A cloth with stitches and diamonds that count what EVO saved.',
    d.list('Stat'),
    d.headed,
  ),
});
