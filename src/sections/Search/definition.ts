import * as d from '../../elements/define';

export const definition = d.define('App, contact, form, search', {
  Search: d.top('A search of all pages and news, in the visitor’s browser.', d.words, {
    title: d.text.describe('The page’s main heading.'),
  }),
});
