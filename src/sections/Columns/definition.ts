import * as d from '../../elements/define';

export const definition = d.define('Words and points', {
  Columns: d.section('Two texts side by side.', d.onlyList('Column'), {
    label: d.text.describe('What the columns are about, for screen readers.'),
    id: d.id,
    tone: d.tone,
  }),
  Column: d.part('One text of `<Columns>`.', d.words, {title: d.title}),
});
