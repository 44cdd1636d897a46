import * as z from 'zod';
import * as d from '../../elements/define';

export const definition = d.define('Words and points', {
  Steps: d.section('Steps on a staircase, or along a dashed line.', d.list('Step'), {
    look: z
      .enum(['stairs', 'row', 'column'])
      .optional()
      .describe('How they are arranged: see the examples. The default is `stairs`.'),
    ...d.headedOrNot,
    ...d.optionalPicture('An image below the lead, for `look="column"`.'),
  }),
  Step: d.part('One of `<Steps>`.', d.words, {
    title: d.text.describe('What happens in this step.'),
  }),
});
