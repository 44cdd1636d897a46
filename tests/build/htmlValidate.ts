import type {ConfigData} from 'html-validate';

/**
 * The rules of html-validate, minus what Docusaurus and this site decide otherwise, each with its reason.
 * Pages are parsed and serialised first: Docusaurus' minifier omits quotes and end tags that html-validate wants.
 */
export const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Serialised, `hidden` becomes `hidden=""`
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',

    // The content of <noscript> is not serialised, so it lacks the quotes that the minifier omits
    'attr-quotes': ['error', {unquoted: true}],

    // Docusaurus' ids begin with two underscores, React's with one
    'valid-id': ['error', {relaxed: true}],

    // Docusaurus wraps its skip link in <div role="region">
    'prefer-native-element': ['error', {exclude: ['region']}],

    // Docusaurus links the site's own scripts and styles without hashes
    'require-sri': ['error', {target: 'crossorigin'}],

    // The content security policy forbids them, like style attributes
    'no-style-tag': 'error',

    // News titles may have 90 characters, and Docusaurus appends the site's name
    'long-title': 'off',

    // ARIA allows names on lists, and rows that scroll need one
    'aria-label-misuse': ['error', {allowAnyNamable: true}],

    // Reports the words of a phone link (“Call to Book”); links.test.ts checks numbers
    'tel-non-breaking': 'off',

    // The header holds its navigation three times, and shows one by width; axe checks what is shown
    'unique-landmark': 'off',
  },
};
