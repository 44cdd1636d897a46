// @ts-check
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

import {importRules} from './.config/eslint.imports.mjs';
import {newMethods, noPlainLinks, noRawHtml, noStyle} from './.config/eslint.syntax.mjs';

const code = ['**/*.{ts,tsx,mts}'];
const scripts = ['**/*.{js,mjs,cjs}'];

const config = defineConfig(
  {
    ignores: ['build/', '.docusaurus/', 'static/', 'test-results/'],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error'}},

  {
    name: 'evo/scripts',
    files: scripts,
    extends: [js.configs.recommended],
  },

  {
    name: 'evo/code',
    files: code,
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      jsxA11y.flatConfigs.recommended,
    ],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', noStyle, noRawHtml, noPlainLinks],

      '@typescript-eslint/consistent-type-imports': 'error',
      // Numbers print as expected; other types must be converted first.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // Allows `onClick={() => setOpen(true)}`.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', ignoreRestSiblings: true},
      ],

      'jsx-a11y/anchor-is-valid': ['error', {components: ['Link'], specialLink: ['to']}],
      // Safari removes the role of lists without bullets, so they repeat it.
      'jsx-a11y/no-redundant-roles': ['error', {nav: ['navigation'], ul: ['list'], ol: ['list']}],
      // Rows that scroll must be reachable by keyboard (WCAG 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {roles: ['tabpanel', 'region', 'group'], tags: []},
      ],
    },
  },

  {
    name: 'evo/components and hooks',
    // Elsewhere these rules find nothing, and take a sixth of the time.
    files: ['**/*.tsx', 'src/{elements,sections,theme,newsroom/{components,pages}}/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },

  {
    name: 'evo/browsers',
    files: ['src/{company,elements,sections,theme,newsroom/{components,pages}}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {'no-restricted-properties': ['error', ...newMethods]},
  },

  ...importRules,
);

export default config;
