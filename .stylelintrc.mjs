// @ts-check

const tokensOnly = 'Colours are tokens: use var(--…) of src/css/tokens.css';

/** A class that is not camelCase, outside :global(…), which holds the kebab-case names of src/css. */
const notCamelCase =
  /(?<!:global\((?:[^()]|\([^()]*\)?)*)\.(?![a-z][a-zA-Z0-9]*(?![\w-]))[a-zA-Z_-]/;

/** Selectors with :hover before a combinator, and without :focus. */
const underPointerOnly = '/^(?![^]*:focus)[^]*:hover\\)*[ >+~]/';

/** Properties that make something appear. */
const revealing =
  '/^(?:display|visibility|opacity|content.*|clip.*|inset.*|(?:max-)?(?:block-size|height))$/';

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard'],
  // Tokens and breakpoints, which every stylesheet may use
  referenceFiles: ['src/**/*.css'],
  languageOptions: {directionality: {block: 'top-to-bottom', inline: 'left-to-right'}},
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Browsers ignore a declaration with an unknown name, or the whole block, without an error
    'no-unknown-custom-properties': true,
    'no-unknown-custom-media': true,
    // Logical properties are the house form
    'property-layout-mappings': ['flow-relative', {ignoreProperties: [/^over/]}], // not in Safari
    'value-keyword-layout-mappings': ['flow-relative', {ignoreProperties: ['resize']}],

    // color-mix() is allowed to make a token fainter.
    'color-no-hex': [true, {message: tokensOnly}],
    'color-named': ['never', {message: tokensOnly}],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      {message: `${tokensOnly}, or color-mix() of two of them`},
    ],

    'rule-selector-property-disallowed-list': [
      {[underPointerOnly]: [revealing]},
      {message: 'Nothing appears under the pointer only (WCAG 1.4.13): also write :focus-within'},
    ],

    // CSS modules define :global and :local.
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Off: modules have a rule of their own; global names of src/css are kebab-case with a --variant.
    'selector-class-pattern': null,

    // Allows currentColor.
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true}],
    // Off: a component's stylesheet keeps the states of a part beside the part.
    'no-descending-specificity': null,
    // Off: blank lines group related declarations and tokens.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  overrides: [
    {
      files: ['src/**/*.module.css'],
      rules: {
        'selector-disallowed-list': [
          [notCamelCase],
          {message: 'Class names of modules are camelCase; those of src/css are in :global(…)'},
        ],
        // Animation names are local to a module.
        'no-unknown-animations': true,
      },
    },
    {
      // The only files with raw colours
      files: ['src/css/tokens.css', 'src/css/tones.css'],
      rules: {'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null},
    },
  ],
};

export default config;
