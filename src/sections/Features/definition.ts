import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Words and points', {
  Features: d.section(
    'Features, requirements or benefits, each with a drawing.',
    d.list('Feature', 'Button', 'Highlight'),
    {
      look: z
        .enum(['grid', 'mosaic', 'row', 'points', 'checklist', 'panels'])
        .describe('How they are arranged: see the examples.'),
      ...d.headedOrNot,
      ...d.optionalPicture('A wide image above the section.'),
      more: d.text.optional().describe('Opens the others on a phone: “More reasons”.'),
    },
  ),
  Feature: d.part('One of `<Features>`: a drawing, a title and a sentence.', d.words, {
    icon: d.icon.describe('The drawing above the title.'),
    title: d.text.describe('The feature in a few words.'),
  }),
  Highlight: d.part('The large figure of `<Features look="panels">`.', d.words, {
    value: d.text.describe('The figure: “₹40–45k”.'),
    before: d.text.describe('The text before the figure: “About”.'),
  }),
});
