import * as d from '../define';

export const definition = d.define('In any text', {
  Boilerplate: d.inline('What every press release says about EVO at its end.'),
});
