import * as d from '../../elements/define';

export const definition = d.define('Words and points', {
  Rows: d.section('Rows of large titles, each with a sentence beside it.', d.list('Row'), {
    ...d.headed,
    large: d.flag.describe('Sets the rows’ titles very large, and the heading as a small label.'),
    more: d.text.optional().describe('Opens all rows but two on a phone: “More promises”.'),
  }),
  Row: d.part('One row: a large title, a sentence and an optional link.', d.words, {
    title: d.text.describe('The large title.'),
    icon: d.icon.optional().describe('A drawing before the title.'),
    ...d.optionalPicture('An image between the title and the sentence.'),
    rental: d.rental.optional().describe('The rental whose starting price it shows.'),
    to: d.address.optional().describe('Where its link leads.'),
    action: d.text.optional().describe('The link’s label.'),
  }),
});
