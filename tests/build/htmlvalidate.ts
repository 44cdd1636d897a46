import type {ConfigData} from 'html-validate';

/**
 * What html-validate asks of every page. Changed is only what the site's tools decide, each with its reason.
 *
 * It reads a page as browsers do: parsed and written out again (see html.test.ts). Docusaurus' minifier leaves out quotes
 * and end tags wherever HTML allows it, and html-validate does not follow it everywhere.
 */
export const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Written out again, `hidden` is `hidden=""`.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',

    // Docusaurus' own ids begin with two underscores, and React's with one.
    'valid-id': ['error', {relaxed: true}],

    // Docusaurus' skip link stands in <div role="region">.
    'prefer-native-element': ['error', {exclude: ['region']}],

    // Docusaurus links its own scripts and styles without hashes, which is fine for one's own host.
    'require-sri': ['error', {target: 'crossorigin'}],

    // News titles may have 90 characters, as front matter says, and Docusaurus puts the site's name behind them.
    'long-title': 'off',

    // ARIA lets lists have names, and rows that scroll need one.
    'aria-label-misuse': ['error', {allowAnyNamable: true}],

    // It takes the words of a link that calls (“Call to book”) for a number. links.test.ts looks at numbers alone.
    'tel-non-breaking': 'off',

    // The header's navigation is there three times, and its width shows one of them: they are named alike because
    // people meet one only. Whether landmarks that are shown have different names is checked with axe, in the browser.
    'unique-landmark': 'off',
  },
};
