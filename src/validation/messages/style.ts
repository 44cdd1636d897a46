import {list, suggest} from './message';
import type {Message} from './message';

interface Form {
  text: string;
  /** What to write instead. */
  correct: string;
}

const write = ({correct}: Form) => `Write "${correct}".`;

/** Problems of house style and spelling. */
export const styleMessages = {
  'typography-spaces': (_: Form): Message => ({
    text: 'There is more than one space.',
    fix: 'Delete all but one.',
  }),
  'typography-space-before': ({correct}: Form): Message => ({
    text: `There is a space before "${correct}".`,
    fix: 'Delete it.',
  }),
  'typography-space-missing': (form: Form): Message => ({
    text: `A space is missing in "${form.text}".`,
    fix: write(form),
  }),
  'typography-dots': (form: Form): Message => ({
    text: `"${form.text}" has too many full stops.`,
    fix: write(form),
  }),
  'typography-hyphen': ({text}: Form): Message => ({
    text: `"${text.trim()}" is used as a dash.`,
    fix: 'Write " – ", or a comma.',
  }),
  'typography-long-dash': (_: Form): Message => ({
    text: '"—" is an em dash.',
    fix: 'Write " – ", or a comma.',
    severity: 'warning',
  }),
  'typography-shouting': (form: Form): Message => ({
    text: `"${form.text}" has too many punctuation marks.`,
    fix: write(form),
  }),
  'typography-quotes': (form: Form): Message => ({
    text: `${form.text} has straight quotes.`,
    fix: `Write ${form.correct}`,
    severity: 'warning',
  }),
  'unit-form': (form: Form): Message => ({
    text: `"${form.text}" is not how we write this unit.`,
    fix: form.correct === 'CO₂' ? 'Use a subscript: CO₂.' : write(form),
  }),
  'unit-words': (form: Form): Message => ({
    text: `"${form.text}" is not how we write this unit.`,
    fix: write(form),
    severity: 'warning',
  }),
  'date-form': (form: Form): Message => ({
    text: `"${form.text}" is not how we write dates.`,
    fix: write(form),
  }),
  'money-form': (form: Form): Message => ({
    text: `"${form.text}" is not how we write amounts.`,
    fix: write(form),
  }),
  'price-typed': (params: {
    price: string;
    rentals: readonly string[];
    place?: string | undefined;
  }): Message => {
    const tags = params.rentals.map((rental) => `<Price of="${rental}" />`);
    return {
      text: `The price ${params.price} is typed here and would not change with the fare.`,
      fix: params.place
        ? `Delete it from ${params.place}, and write ${list(tags, 'or')} in the text below.`
        : `Write ${list(tags, 'or')}.`,
    };
  },
  'contact-typed': (params: {
    detail: 'email' | 'phone';
    where: 'page' | 'post' | 'prop';
  }): Message => ({
    text: `Our ${params.detail === 'email' ? 'email address' : 'phone number'} is typed here and would go out of date.`,
    fix: {
      page: `Write ${params.detail === 'email' ? '<Email />' : '<Phone />'}.`,
      post: 'Link to the page that shows it: [contact](/contact).',
      prop: 'Delete it here, and write it in the text below.',
    }[params.where],
  }),
  'term-form': (form: Form): Message => ({
    text: `"${form.text}" is not our spelling.`,
    fix: write(form),
  }),
  'placeholder-text': ({text}: {text: string}): Message => ({
    text: `"${text}" is placeholder text.`,
    fix: 'Write the real text, or delete the sentence.',
  }),
  'word-repeated': ({word}: {word: string}): Message => ({
    text: `"${word}" is repeated.`,
    fix: 'Delete one of the two.',
  }),
  'uppercase-text': (form: Form): Message => ({
    text: `"${form.text}" is in capitals, which are hard to read.`,
    fix: write(form),
  }),
  'word-unknown': (params: {
    word: string;
    suggestion?: string | undefined;
    list: string;
  }): Message => ({
    text: `"${params.word}" is not in the dictionary.`,
    fix: `${suggest(params.suggestion && `"${params.suggestion}"`, 'Correct it.')} If it is a name, add it to ${params.list}.`,
  }),
};
