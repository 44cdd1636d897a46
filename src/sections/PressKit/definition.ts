import * as d from '../../elements/define';

export const definition = d.define('App, contact, form, search', {
  PressKit: d.block('A panel with the logo, its files and the brand colours.'),
});
