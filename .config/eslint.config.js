// @ts-check
import {fileURLToPath} from 'node:url';

import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import * as mdx from 'eslint-plugin-mdx';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('..', import.meta.url));

const code = ['**/*.{ts,tsx,mts}'];
const scripts = ['**/*.{js,mjs,cjs}'];

/* ---- Which way imports go: src/company → elements → sections → theme. Nothing imports upwards. ---- */

/** Imports of the given folders of src, by a relative path or by @site. */
const folders = (/** @type {string[]} */ ...names) =>
  `^(?:@site/src/|(?:\\.\\./)+)(?:${names.join('|')})(?:/|$)`;

const themeAlias = '^@theme(?:-original|-init)?/';

const notThePlugins = {
  regex: folders('plugins'),
  allowTypeImports: true,
  message: 'A plugin runs at build time: only its types may be imported here.',
};

const directions = [
  {
    files: 'src/company/**',
    patterns: [
      {
        regex: '^(?:\\.\\./|@site/|@theme)',
        message: 'src/company holds facts and imports nothing of the project.',
      },
    ],
  },
  {
    files: 'src/elements/**',
    patterns: [
      {
        regex: folders('sections', 'theme'),
        message:
          'Sections are made of elements, not the other way round: move the shared part into src/elements.',
      },
      notThePlugins,
    ],
  },
  {
    files: 'src/sections/**',
    patterns: [
      {
        regex: '^(?:@site/src/sections/|(?:\\.\\./)+(?:sections/)?)[A-Z]\\w*/.',
        message:
          'This is the inside of another section: import the section itself, or move the part into src/elements.',
      },
      {
        regex: folders('theme'),
        message:
          'The theme is built on sections, not the other way round. Ask for @theme/… where Docusaurus provides it.',
      },
      notThePlugins,
    ],
  },
  {
    files: 'src/theme/**',
    patterns: [notThePlugins],
  },
  {
    files: 'src/plugins/**',
    patterns: [
      {
        regex: `${folders('sections', 'elements', 'theme')}|${themeAlias}`,
        message:
          'A plugin runs at build time and never reaches into React code: name the component by its path instead.',
      },
    ],
  },
];

/* ---- What is not written anywhere ---- */

const noStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy forbids style="…": use a class of the CSS module.',
};
const noRawHtml = {
  selector:
    ":matches(JSXAttribute, Property)[name.name='dangerouslySetInnerHTML'], Property[key.name='dangerouslySetInnerHTML']",
  message: 'Render React elements: text put in as HTML is not escaped.',
};
const noHtml = {
  selector: 'JSXOpeningElement[name.name=/^[a-z]/]',
  message: 'Pages hold words and sections, no HTML: write Markdown, or ask for a section.',
};
const namedDefault = {
  selector:
    'ExportDefaultDeclaration > :matches(ArrowFunctionExpression, CallExpression, ObjectExpression, ArrayExpression, FunctionDeclaration[id=null], ClassDeclaration[id=null])',
  message: 'Give it a name first: stack traces, the React inspector and searches show it.',
};

/** "Every rule switched off carries its reason": a disabling comment says why, after two dashes. */
const saysWhy = {
  meta: {
    type: /** @type {const} */ ('suggestion'),
    messages: {
      why: 'Say why the rule is switched off: eslint-disable-next-line {{rule}} -- the reason',
    },
    schema: [],
  },
  create(/** @type {import('eslint').Rule.RuleContext} */ context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const [, rule, reason] =
            /^\s*eslint-disable(?:-\S+)?\s*([^]*?)(?:\s--\s([^]*))?$/.exec(comment.value) ?? [];
          if (rule !== undefined && !reason?.trim() && comment.loc) {
            context.report({
              loc: comment.loc,
              messageId: 'why',
              data: {rule: rule.trim() || 'rule-name'},
            });
          }
        }
      },
    };
  },
};

const config = defineConfig(
  {
    ignores: [
      'build/',
      'build-plain/',
      '.docusaurus/',
      '.cache/',
      '.tmp/',
      'static/',
      'playwright-report/',
      'test-results/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},

  {
    name: 'evo/scripts',
    files: scripts,
    extends: [js.configs.recommended],
    // A script that measures a page hands functions to the browser, too.
    languageOptions: {globals: {...globals.node, ...globals.browser}},
  },

  {
    name: 'evo/code',
    files: code,
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      reactHooks.configs.flat.recommended,
      jsxA11y.flatConfigs.recommended,
    ],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: root},
    },
    plugins: {'@docusaurus': docusaurus},
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', noStyle, noRawHtml],

      '@docusaurus/no-html-links': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      // Off: the theme's Heading adds a "#" link to each heading, which is for articles. Headings of sections are plain.
      '@docusaurus/prefer-docusaurus-heading': 'off',
      // Off: labels go through translate(), but the words come from the pages as children, which the rule takes for labels.
      '@docusaurus/no-untranslated-text': 'off',

      // import('…') as a type is how a declaration file speaks of a module (src/mdx.d.ts).
      '@typescript-eslint/consistent-type-imports': ['error', {disallowTypeAnnotations: false}],
      // A number in a sentence (`${count} rides`) reads the same as a string; anything else must be made one first.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // `onClick={() => setOpen(true)}` is how handlers are written.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],

      'jsx-a11y/anchor-is-valid': ['error', {components: ['Link'], specialLink: ['to']}],
      // Safari takes the role from a list without bullets, so such lists say it again.
      'jsx-a11y/no-redundant-roles': ['error', {nav: ['navigation'], ul: ['list'], ol: ['list']}],
      // A row that scrolls sideways must be reachable from the keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {roles: ['tabpanel', 'region', 'group'], tags: []},
      ],
    },
  },

  {
    name: 'evo/theme',
    files: ['src/theme/**/*.{ts,tsx}'],
    rules: {
      // Docusaurus types every @theme-original/* as any; the annotation beside it comes from @theme/*.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      // WrapperProps<typeof X> is how Docusaurus types a wrapped component, also of one that takes no props.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
    },
  },

  {
    name: 'evo/source',
    files: ['src/**/*.{ts,tsx}', '*.ts'],
    rules: {'no-restricted-syntax': ['error', noStyle, noRawHtml, namedDefault]},
  },

  directions.map(({files, patterns}) => ({
    name: `evo/imports of ${files}`,
    files: [`${files}/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: patterns.map((pattern) => ({...pattern, caseSensitive: true}))},
      ],
    },
  })),

  {
    name: 'evo/pages',
    files: ['**/*.mdx'],
    // Of the MDX plugin the parser alone: its one rule runs remark-lint, which this project does without.
    languageOptions: {
      parser: mdx.flat.languageOptions?.parser,
      parserOptions: {remarkConfigPath: `${root}.config/remark.json`},
    },
    rules: {
      // Names and props are checked by tests/typecheck.mjs, words and pictures by src/plugins as the site is built.
      'no-restricted-syntax': ['error', noStyle, noHtml],
    },
  },
  {
    name: 'evo/pages of writers',
    files: ['{pages,news,src}/**/*.mdx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noStyle,
        noHtml,
        {
          selector:
            ':matches(ImportDeclaration, ExportNamedDeclaration, ExportDefaultDeclaration, ExportAllDeclaration)',
          message: 'Sections are found by their name: pages import and export nothing.',
        },
      ],
    },
  },

  {
    name: 'evo/stand-ins',
    files: ['tests/support/docusaurus/**'],
    rules: {
      // Off: the stand-in for Docusaurus' Link is the link itself, and its text comes with its props.
      '@docusaurus/no-html-links': 'off',
      'jsx-a11y/anchor-has-content': 'off',
    },
  },

  {
    name: 'evo/browser tests',
    files: ['tests/**/*.ts'],
    // Off: `use` is how a Playwright fixture hands itself on, no hook; there are no components in these files.
    rules: {'react-hooks/rules-of-hooks': 'off'},
  },

  {
    name: 'evo/reasons',
    files: [...code, ...scripts],
    plugins: {evo: {rules: {'says-why': saysWhy}}},
    rules: {'evo/says-why': 'error'},
  },
);

export default config;
