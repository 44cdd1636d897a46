import * as d from '../../elements/define';

export const definition = d.define('Top and end of a page', {
  CallToAction: d.section(
    'The end of a page: a large title on the Volt background.',
    d.wordsAnd('Button', 'EmailButton'),
    {title: d.title, id: d.id},
  ),
});
