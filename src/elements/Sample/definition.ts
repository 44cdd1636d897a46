import * as d from '../define';

export const definition = d.define('In any text', {
  Sample: d.inline('Marks words that are not real yet. A launched site refuses it.', d.words),
  BeforeLaunch: d.inline('Words about samples, only until the site is launched.', d.words),
});
