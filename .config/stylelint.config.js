// @ts-check
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import stylelint from 'stylelint';

/* ---- A misspelt token or breakpoint is no error to a browser: the declaration, or the whole block, is left out.
        Stylelint's own rules for this look into one file only; ours are written once, in src/css. ---- */

const src = fileURLToPath(new URL('../src', import.meta.url));
const stylesheets = readdirSync(src, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(path.join(src, file), 'utf8'))
  .join('\n');

const tokens = new Set(stylesheets.match(/(?<![\w-])--[\w-]+(?=\s*:)/g));
const breakpoints = new Set(stylesheets.match(/(?<=@custom-media\s+)--[\w-]+/g));

const knownNames = 'evo/known-names';
const knownNamesMessages = stylelint.utils.ruleMessages(knownNames, {
  token: (/** @type {string} */ name) => `There is no token "${name}": see src/css/tokens.css`,
  breakpoint: (/** @type {string} */ name) =>
    `There is no breakpoint "${name}": see src/css/breakpoints.css`,
});

const knownNamesPlugin = stylelint.createPlugin(
  knownNames,
  Object.assign(
    /** @type {import('stylelint').RuleBase} */
    (on) => (root, result) => {
      if (!on) return;
      root.walkDecls((node) => {
        // With a fallback, var(--x, 1rem), the name may be missing.
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

/** Physical properties and what to write in their place, so that a page reads from the right as well as from the left. */
const physical = {
  '/^(?:margin|padding)-(?:top|right|bottom|left)$/': 'margin-block-start, padding-inline-end …',
  '/^border-(?:top|right|bottom|left)(?:-|$)/': 'border-block-start, border-inline-end …',
  '/^border-(?:top|bottom)-(?:left|right)-radius$/': 'border-start-start-radius …',
  '/^(?:top|right|bottom|left)$/': 'inset-block-start, inset-inline-end …',
  '/^(?:min-|max-)?width$/': 'inline-size',
  '/^(?:min-|max-)?height$/': 'block-size',
};

/* ---- In a module, class names are camelCase. Stylelint's selector-class-pattern also looks into :global(…), where
        the kebab-case names of src/css stand: without :global they would be renamed and match nothing. ---- */

const moduleNames = 'evo/module-names';
const moduleNamesMessages = stylelint.utils.ruleMessages(moduleNames, {
  name: (/** @type {string} */ name) =>
    `".${name}": class names of a module are camelCase (styles.likeThis). A name of src/css goes into :global(.${name})`,
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

    // Colours are tokens. color-mix() stays free: it is how a token is made fainter.
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

    // CSS modules: composes, :global and :local are theirs.
    'property-no-unknown': [true, {ignoreProperties: ['composes']}],
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Off: in a module evo/module-names looks after them; the global ones of src/css are kebab-case with a
    // --variant, as in the design, and Docusaurus' own (theme-doc-markdown) are as they are.
    'selector-class-pattern': null,

    // currentColor, as CSS itself writes it.
    'value-keyword-case': ['lower', {camelCaseSvgKeywords: true}],
    // iOS Safari knows text-size-adjust by its prefixed name only.
    'property-no-vendor-prefix': [true, {ignoreProperties: ['text-size-adjust']}],
    // Off: in a component's stylesheet a part's states stand with the part, not all selectors by weight.
    'no-descending-specificity': null,
    // Off: blank lines group the declarations and tokens that belong together; Prettier keeps them as written.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
  },
  // Stylelint reads these from the folder of this file, hence the whole path.
  overrides: [
    {
      files: [path.posix.join(src, '**/*.module.css')],
      rules: {
        'evo/module-names': true,
        // A module's animations are its own, so their names must be found in the file itself.
        'no-unknown-animations': true,
      },
    },
    {
      // The only places with raw colours: the site's tokens, and the review report's own, which opens without the site.
      files: ['css/tokens.css', 'css/tones.css', 'tools/review/report/inside.css'].map((file) =>
        path.posix.join(src, file),
      ),
      rules: {'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null},
    },
  ],
};

export default config;
