import * as d from '../define';

export const definition = d.define('In any text', {
  Email: d.inline('The email address as a link.'),
  Phone: d.inline('The phone number as a link.'),
  Message: d.inline('A link that opens a message: WhatsApp, or else SMS or email.', d.words, {
    message: d.message,
  }),
});
