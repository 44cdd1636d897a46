import * as d from '../../elements/define';

export const definition = d.define('People and companies', {
  LogoStrip: d.section('The clients’ logos in a row that moves slowly.', d.nothing, d.headed),
  ClientLogos: d.part('The clients’ logos below a hero.'),
});
