import {contact} from '../../../company/contact';
import {typed} from '../contact';
import {slipsAt} from './slip';
import type {Style} from './slip';

const digits = (text: string) => text.replace(/\D/g, '');

/** Our phone number and e-mail address, which components know; and every other number to call. */
export const contacts: Style = (_, {text, file, of}) => {
  const say = (what: 'email' | 'phone') => {
    const saying = typed(what, file);
    const isText = of === 'text' || of === 'heading';
    return isText
      ? saying
      : {...saying, instead: 'Leave it out here, and write it in the text below.'};
  };
  return [
    ...slipsAt(text, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([address]) =>
      address.toLowerCase() === contact.email ? say('email') : undefined,
    ),
    // Ten digits or more: no price and no figure of ours is written without commas for so long.
    ...slipsAt(text, /(?<![\w₹,.-])\+?\d(?:[\s\u00a0()-]{0,2}\d){9,13}(?![\w,-])/g, ([number]) =>
      digits(number).endsWith(digits(contact.phone).slice(-10)) || number.startsWith('+91')
        ? say('phone')
        : undefined,
    ),
  ];
};
