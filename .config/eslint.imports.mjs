// @ts-check

/**
 * The directions of imports: company ← elements ← sections ← newsroom, theme; check ← plugins, newsroom/build.
 * Nothing in src imports tests. Patterns are those of .gitignore.
 */

/** @typedef {{group: string[], message: string, allowTypeImports?: boolean}} Pattern */

const inFolders = (/** @type {string[]} */ names) => names.map((name) => `**/${name}/**`);

const noTests = {
  group: inFolders(['tests']),
  message: 'Source code does not import tests.',
};
const noOthers = {
  group: ['../**', '@site/**', '@theme/**'],
  allowTypeImports: true,
  message: 'src/company holds facts and imports only the types of their schemas.',
};
const noParts = {
  group: ['../[A-Z]*/*', '@site/src/sections/*/*'],
  message: 'Import the other section itself, or move the shared part into src/elements.',
};
const buildTime = ['check', 'plugins', 'newsroom/build'];
const onlyTypesOfBuildTime = {
  group: inFolders(buildTime),
  allowTypeImports: true,
  message: 'This code runs at build time: import only its types.',
};
const onlyTypesOfProps = {
  group: ['**/components', '**/define', '**/definitions'],
  allowTypeImports: true,
  message: 'The schemas are for the build: import only their types.',
};

/** React code, which build-time code must not run. Plugins name components by their path, and import their types. */
const noReactCode = {
  group: [
    '**/elements/[A-Z]*',
    '!**/elements/Icon', // its drawings are data
    '**/sections/[A-Z]*',
    ...inFolders(['theme', 'newsroom/components', 'newsroom/pages']),
    '!**/theme/Navbar/', // the folder of the next, whose `fit` knows no React
    '!**/theme/Navbar/fit',
    '@theme*/**',
  ],
  allowTypeImports: true,
  message: 'Build-time code does not import React code: name the component by its path.',
};

/** What the code in a folder does not import: other folders of src, and what a pattern describes. */
const directions = /** @type {[glob: string, folders: string[], ...patterns: Pattern[]][]} */ ([
  ['src/company/**', [], noOthers],
  ['src/elements/**', [...buildTime, 'sections', 'newsroom', 'theme'], onlyTypesOfProps],
  ['src/sections/**', [...buildTime, 'newsroom', 'theme'], noParts, onlyTypesOfProps],
  ['src/newsroom/{components,pages}/**', ['theme'], onlyTypesOfBuildTime],
  ['src/theme/**', [], onlyTypesOfBuildTime],
  ['src/check/**', ['plugins', 'newsroom'], noReactCode],
  ['src/{plugins,newsroom/build}/**', [], noReactCode],
  ['tests/**', [], noReactCode],
]);

export const importRules = directions.map(([glob, folders, ...patterns]) => {
  const noFolders = {
    group: inFolders(folders),
    message: `${glob} does not import this: see “Where things are” in README.md. For a component of the theme, import @theme/….`,
  };
  const all = [noTests, ...patterns, ...(folders.length > 0 ? [noFolders] : [])];
  return {
    name: `evo/imports of ${glob}`,
    files: [`${glob}/*.{ts,tsx,mts}`],
    // A plugin may ship browser code; schemas compose each other
    ignores: ['src/plugins/*/client.ts', 'src/{elements,sections}/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: all.map((pattern) => ({...pattern, caseSensitive: true}))},
      ],
    },
  };
});
