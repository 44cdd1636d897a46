import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Top and end of a page', {
  Hero: d.top(
    'The top of a page: its main heading, a lead and the next action.',
    d.wordsAnd('Button', 'Badge', 'Stat', 'ClientLogos', 'FareIndex', 'PartnerForm'),
    {
      look: z
        .enum(['stage', 'type', 'split', 'ledger', 'plate', 'form'])
        .describe('How text and image are arranged: see the examples.'),
      title: d.text.describe('The page’s one first heading.'),
      accent: d.text.optional().describe('The heading’s last words, in Volt.'),
      upper: d.flag.describe('Sets the heading in capitals.'),
      full: d.flag.describe('Makes the heading as large as the window allows.'),
      ...d.optionalPicture('The image.'),
      video: d.address
        .optional()
        .describe('A silent video: `/video/sustainability` for .mp4 and .webm.'),
      border: d.flag.describe('The woven border below. The default is on if the hero has a tone.'),
      id: d.id,
      tone: d.tone,
    },
  ),
  Badge: d.part(
    'A Volt badge with one figure, on the image of a hero with `look="split"`.',
    d.nothing,
    {
      value: d.text.describe('The figure.'),
      before: d.text.describe('The line above it.'),
      after: d.text.describe('The line below it.'),
    },
  ),
});
