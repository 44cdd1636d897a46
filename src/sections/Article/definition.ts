import * as d from '../../elements/define';

export const definition = d.define('Top and end of a page', {
  Article: d.top(
    'A text page with an index of its headings, or EVO’s contact, beside it.',
    d.words,
    {
      title: d.text.describe('The page’s main heading.'),
    },
  ),
});
