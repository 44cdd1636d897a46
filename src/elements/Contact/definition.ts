import * as d from '../define';

export const definition = d.define('In any text', {
  Email: d.inline('The email address as a link.'),
  Phone: d.inline('The phone number as a link.'),
  WhatsApp: d.inline('A link that opens WhatsApp with a message to EVO.', d.words, {
    message: d.message,
  }),
});
