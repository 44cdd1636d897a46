import * as d from '../define';

export const definition = d.define('In any text', {
  Button: d.part('A link that looks like a button.', d.words, {
    to: d.address.describe(
      'Where it leads: `/ride#airport`, `#book`, or `https://…` for other sites.',
    ),
    icon: d.icon.optional().describe('A drawing before the label; arrows follow the label.'),
    more: d.text.optional().describe('What a label such as “Learn More” is about; not shown.'),
  }),
  EmailButton: d.part(
    'A button that opens the visitor’s email app with an email to EVO.',
    d.words,
    {
      subject: d.text.describe('The subject of the email.'),
      message: d.message,
      email: d.email,
    },
  ),
});
