import * as d from '../../elements/define';

export const definition = d.define('App, contact, form, search', {
  ContactList: d.block('A panel with every way to contact EVO.'),
});
