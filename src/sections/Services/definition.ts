import * as d from '../../elements/define';

export const definition = d.define('App, contact, form, search', {
  Services: d.block('The services that every page loads, or its text.', d.words),
});
