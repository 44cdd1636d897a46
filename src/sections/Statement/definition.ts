import * as d from '../../elements/define';

export const definition = d.define('Words and points', {
  Statement: d.section(
    'One important sentence in large type under a small heading.',
    d.words,
    d.headed,
  ),
});
