import {contact} from '../../../company/contact';
import {createProblem, type Texts} from '../../../validation/problem';
import {isMdxText} from '../prose';
import {findAll, type StyleRule} from './styleIssue';

export const contactTexts = {
  'contact-typed': (params: {detail: 'email' | 'phone'; where: 'page' | 'post' | 'prop'}) => ({
    text: `Our ${params.detail === 'email' ? 'email address' : 'phone number'} is typed here and would go out of date.`,
    fix: {
      page: `Write ${params.detail === 'email' ? '<Email />' : '<Phone />'}.`,
      post: 'Link to the page that shows it: [contact](/contact).',
      prop: 'Delete it here, and write it in the text below.',
    }[params.where],
  }),
} satisfies Texts;

const digits = (text: string) => text.replace(/\D/g, '');

/** Our phone number and email address have one source. Every other phone number in India would be called as ours. */
export const contactDetails: StyleRule = (passage) => {
  const isInText = passage.source === 'text' || passage.source === 'heading';
  const where = isMdxText(passage) ? 'page' : isInText ? 'post' : 'prop';
  return [
    ...findAll(passage, new RegExp(contact.email.replaceAll('.', '\\.'), 'gi'), (position) =>
      createProblem(contactTexts, 'contact-typed', position, {detail: 'email', where}),
    ),
    // Ten digits or more: no price and no figure is that long without commas
    ...findAll(
      passage,
      /(?<![\w₹,.-])\+?\d(?:[\s\u00a0()-]{0,2}\d){9,13}(?![\w,-])/g,
      (position, [number]) =>
        digits(number).endsWith(digits(contact.phone).slice(-10)) || number.startsWith('+91')
          ? createProblem(contactTexts, 'contact-typed', position, {detail: 'phone', where})
          : undefined,
    ),
  ];
};
