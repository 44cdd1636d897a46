// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import stylelint from 'stylelint';

/* ---- Unknown tokens and breakpoints: browsers ignore the declaration or the whole block without an error. Stylelint's
        own rules look into one file only; the site defines the names once, in src/css. ---- */

const src = fileURLToPath(new URL('../src', import.meta.url));
const stylesheets = readdirSync(src, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');

const tokens = new Set(stylesheets.match(/(?<![\w-])--[\w-]+(?=\s*:)/g));
const breakpoints = new Set(stylesheets.match(/(?<=@custom-media\s+)--[\w-]+/g));

const knownNames = 'evo/known-names';
const knownNamesMessages = stylelint.utils.ruleMessages(knownNames, {
  token: (/** @type {string} */ name) =>
    `Unknown token "${name}": use one of src/css/tokens.css or tones.css`,
  breakpoint: (/** @type {string} */ name) =>
    `Unknown breakpoint "${name}": use one of src/css/breakpoints.css`,
});

const knownNamesPlugin = stylelint.createPlugin(
  knownNames,
  Object.assign(
    /** @type {import('stylelint').RuleBase} */
    (on) => (root, result) => {
      if (!on) return;
      root.walkDecls((node) => {
        // Names with a fallback, var(--x, 1rem), may be undefined.
        for (const [, name = ''] of node.value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) {
          if (tokens.has(name)) continue;
          stylelint.utils.report({
            message: knownNamesMessages.token,
            messageArgs: [name],
            node,
            word: name,
            result,
            ruleName: knownNames,
          });
        }
      });
      root.walkAtRules('media', (node) => {
        for (const [name] of node.params.matchAll(/--[\w-]+/g)) {
          if (breakpoints.has(name)) continue;
          stylelint.utils.report({
            message: knownNamesMessages.breakpoint,
            messageArgs: [name],
            node,
            word: name,
            result,
            ruleName: knownNames,
          });
        }
      });
    },
    {ruleName: knownNames, messages: knownNamesMessages, meta: {url: ''}},
  ),
);

/** Physical properties and their logical replacements, which also work in right-to-left languages. */
const physical = {
  '/^(?:margin|padding)-(?:top|right|bottom|left)$/': 'margin-block-start, padding-inline-end …',
  '/^border-(?:top|right|bottom|left)(?:-|$)/': 'border-block-start, border-inline-end …',
  '/^border-(?:top|bottom)-(?:left|right)-radius$/': 'border-start-start-radius …',
  '/^(?:top|right|bottom|left)$/': 'inset-block-start, inset-inline-end …',
  '/^(?:min-|max-)?width$/': 'inline-size',
  '/^(?:min-|max-)?height$/': 'block-size',
};

/* ---- Class names of CSS modules are camelCase. Stylelint's selector-class-pattern also checks :global(…), which holds
        the kebab-case names of src/css. ---- */

const moduleNames = 'evo/module-names';
const moduleNamesMessages = stylelint.utils.ruleMessages(moduleNames, {
  name: (/** @type {string} */ name) =>
    `".${name}" is not camelCase (styles.likeThis). If src/css defines it, write :global(.${name})`,
});

const moduleNamesPlugin = stylelint.createPlugin(
  moduleNames,
  Object.assign(
    /** @type {import('stylelint').RuleBase} */
    (on) => (root, result) => {
      if (!on) return;
      root.walkRules((node) => {
        const own = node.selector
          .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
          .replace(/\[[^\]]*\]/g, '');
        for (const [, name = ''] of own.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)) {
          if (/^[a-z][a-zA-Z0-9]*$/.test(name)) continue;
          stylelint.utils.report({
            message: moduleNamesMessages.name,
            messageArgs: [name],
            node,
            word: `.${name}`,
            result,
            ruleName: moduleNames,
          });
        }
      });
    },
    {ruleName: moduleNames, messages: moduleNamesMessages, meta: {url: ''}},
  ),
);

/** @type {import('stylelint').Config} */
const config = {
  extends: ['stylelint-config-standard'],
  plugins: [knownNamesPlugin, moduleNamesPlugin],
  reportDescriptionlessDisables: true,
  reportInvalidScopeDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'evo/known-names': true,

    // color-mix() is allowed to make a token fainter.
    'color-no-hex': [true, {message: 'Colours are tokens: use var(--…) of src/css/tokens.css'}],
    'color-named': ['never', {message: 'Colours are tokens: use var(--…) of src/css/tokens.css'}],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      {
        message:
          'Colours are tokens: use var(--…) of src/css/tokens.css, or color-mix() of two of them',
      },
    ],

    'property-disallowed-list': [
      Object.keys(physical),
      {
        message: (/** @type {string} */ property) => {
          const [, instead] =
            Object.entries(physical).find(([pattern]) =>
              new RegExp(pattern.slice(1, -1)).test(property),
            ) ?? [];
          return `Logical properties instead of "${property}": ${instead ?? ''}`;
        },
      },
    ],
    'declaration-property-value-disallowed-list': [
      {'/^(?:text-align|float|clear)$/': ['left', 'right']},
      {message: 'Logical values: start, end, inline-start, inline-end'},
    ],

    // Selectors with :hover before a combinator, and without :focus
    'rule-selector-property-disallowed-list': [
      {
        '/^(?![^]*:focus)[^]*:hover\\)*[ >+~]/': [
          '/^(?:display|visibility|opacity|content.*|clip.*|inset.*|(?:max-)?(?:block-size|height))$/',
        ],
      },
      {message: 'Nothing appears under the pointer only (WCAG 1.4.13): also write :focus-within'},
    ],

    // CSS modules define composes, :global and :local.
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Off: evo/module-names checks modules; global names of src/css are kebab-case with a --variant.
    'selector-class-pattern': null,

    // Allows currentColor.
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true}],
    // iOS Safari needs the prefix of text-size-adjust.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['-webkit-text-size-adjust']}],
    // Off: a component's stylesheet keeps the states of a part beside the part.
    'no-descending-specificity': null,
    // Off: blank lines group related declarations and tokens.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  // Stylelint resolves these globs from the folder of this file, so they are absolute.
  overrides: [
    {
      files: [path.posix.join(src, '**/*.module.css')],
      rules: {
        'evo/module-names': true,
        // Animation names are local to a module.
        'no-unknown-animations': true,
      },
    },
    {
      // The files with raw colours: the tokens, and the review report, which opens without the site.
      files: ['css/tokens.css', 'css/tones.css', 'tools/review/report/report.css'].map((file) =>
        path.posix.join(src, file),
      ),
      rules: {'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null},
    },
  ],
};

export default config;
