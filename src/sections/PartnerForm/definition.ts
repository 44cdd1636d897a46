import * as d from '../../elements/define';

export const definition = d.define('App, contact, form, search', {
  PartnerForm: d.part('A form that opens the visitor’s email app. It sends nothing.', d.words, {
    title: d.text.describe('The form’s heading, and the message’s subject.'),
    action: d.text.describe('The button’s label.'),
    email: d.email,
    id: d.id,
  }),
});
