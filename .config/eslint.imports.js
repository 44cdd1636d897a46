// @ts-check

/**
 * The directions of imports: company ← elements ← sections ← newsroom, theme, handbook; validation, hosting ← plugins,
 * newsroom/build, postbuild, tools. Nothing in src imports tests, and oxlint finds circles (oxlint.json).
 */

/** A pattern for imports from folders of src, by `@site` or by a relative path of at least `minDepth` levels. */
const fromSrc = (/** @type {string[]} */ folders, minDepth = 1) =>
  `^(?:@site/src/|(?:\\.\\./){${minDepth},}(?:src/)?)(?:${folders.join('|')})(?:/|$)`;

const noTests = {
  regex: '^(?:@site/|(?:\\.\\./)+)tests/',
  message: 'Source code does not import tests.',
};
const buildTime = ['validation', 'hosting', 'plugins', 'newsroom/build', 'postbuild', 'tools'];
const onlyTypesOfBuildTime = {
  regex: fromSrc(buildTime),
  allowTypeImports: true,
  message: 'This code runs at build time: import only its types.',
};
const noTools = {regex: fromSrc(['tools']), message: 'Only tests import the tools.'};

/** React code, which build-time code must not run. Plugins name components by their path, and import their types. */
const noReactCode = {
  regex: `${fromSrc(['elements', 'sections(?!/contract$)', 'theme', 'handbook', 'newsroom/(?:client|components|pages)'], 2)}|^@theme(?:-original|-init)?/`,
  allowTypeImports: true,
  message: 'Build-time code does not import React code: name the component by its path.',
};

/** @type {{files: string[], ignores?: string[], patterns: {regex: string, message: string, allowTypeImports?: boolean}[]}[]} */
const directions = [
  {
    files: ['src/company/**'],
    patterns: [
      {
        regex: '^(?:\\.\\./|@site/|@theme)',
        message: 'src/company holds facts and imports nothing else.',
      },
    ],
  },
  {
    files: ['src/elements/**'],
    patterns: [
      {
        regex: fromSrc([...buildTime, 'sections', 'newsroom', 'theme', 'handbook']),
        message: 'Elements do not import this: move the shared part into src/elements.',
      },
    ],
  },
  {
    files: ['src/sections/**'],
    patterns: [
      {
        regex: '^(?:@site/src/sections/|(?:\\.\\./)+(?:sections/)?)[A-Z]\\w*/.',
        message: 'Import the other section itself, or move the shared part into src/elements.',
      },
      {
        regex: fromSrc([...buildTime, 'newsroom', 'theme', 'handbook']),
        message:
          'Sections do not import this. Ask for @theme/… where Docusaurus provides the component.',
      },
    ],
  },
  {
    files: ['src/newsroom/{client,components,pages}/**'],
    patterns: [
      onlyTypesOfBuildTime,
      {
        regex: fromSrc(['theme', 'handbook']),
        message: 'The newsroom does not import this. Ask for @theme/… instead.',
      },
    ],
  },
  {files: ['src/theme/**'], patterns: [onlyTypesOfBuildTime]},
  {
    files: ['src/handbook/**'],
    patterns: [
      onlyTypesOfBuildTime,
      {regex: fromSrc(['theme']), message: 'Ask for @theme/… instead.'},
    ],
  },
  {
    files: ['src/validation/**'],
    patterns: [
      noReactCode,
      {
        regex: fromSrc(['plugins', 'newsroom', 'tools']),
        message:
          'src/validation is shared by plugins, newsroom and tools, and imports none of them.',
      },
    ],
  },
  {
    files: ['src/hosting/**'],
    patterns: [
      {
        regex: fromSrc([
          'elements',
          'sections',
          'theme',
          'handbook',
          'newsroom',
          'plugins',
          'tools',
        ]),
        message: 'src/hosting imports facts and src/validation only.',
      },
    ],
  },
  {
    files: ['src/plugins/**'],
    // A plugin may ship React code in these folders
    ignores: ['src/plugins/*/{client,theme}/**'],
    patterns: [noReactCode, noTools],
  },
  {files: ['src/{newsroom/build,postbuild}/**'], patterns: [noReactCode, noTools]},
  {files: ['src/tools/**'], patterns: [noReactCode]},
  {files: ['tests/**'], patterns: [noReactCode]},
];

export const importRules = directions.map(({files, ignores = [], patterns}) => ({
  name: `evo/imports of ${files.join()}`,
  files: files.map((glob) => `${glob}/*.{ts,tsx,mts}`),
  ignores,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {patterns: [noTests, ...patterns].map((pattern) => ({...pattern, caseSensitive: true}))},
    ],
  },
}));
