import * as d from '../../elements/define';

export const definition = d.define('Words and points', {
  Faq: d.section(
    'Questions and answers, one open at a time.',
    d.list('Question', 'Button'),
    d.headed,
  ),
  Question: d.part('One question with its answer.', d.words, {
    asks: d.text.describe('The question.'),
    id: d.id,
  }),
});
