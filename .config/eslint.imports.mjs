// @ts-check

/**
 * The directions of imports: company ← elements ← sections ← newsroom, theme, handbook; check ← plugins, newsroom/build.
 * Nothing in src imports tests.
 */

/** @typedef {{regex: string, message: string, allowTypeImports?: boolean}} Pattern */

/** A pattern for imports from folders of src, by `@site` or by a relative path of at least `minDepth` levels. */
const fromSrc = (/** @type {string[]} */ folders, minDepth = 1) =>
  `^(?:@site/src/|(?:\\.\\./){${minDepth},}(?:src/)?)(?:${folders.join('|')})(?:/|$)`;

const noTests = {
  regex: '^(?:@site/|(?:\\.\\./)+)tests/',
  message: 'Source code does not import tests.',
};
const noOthers = {
  regex: '^(?:\\.\\./|@site/|@theme)',
  allowTypeImports: true,
  message: 'src/company holds facts and imports only the types of their schemas.',
};
const noParts = {
  regex: '^(?:@site/src/sections/|(?:\\.\\./)+(?:sections/)?)[A-Z]\\w*/.',
  message: 'Import the other section itself, or move the shared part into src/elements.',
};
const buildTime = ['check', 'plugins', 'newsroom/build'];
const onlyTypesOfBuildTime = {
  regex: fromSrc(buildTime),
  allowTypeImports: true,
  message: 'This code runs at build time: import only its types.',
};
const onlyTypesOfProps = {
  regex: '(?:^|/)(?:components|define|definitions)$',
  allowTypeImports: true,
  message: 'The schemas are for the build: import only their types.',
};

/** React code, which build-time code must not run. Plugins name components by their path, and import their types. */
const noReactCode = {
  regex: `${fromSrc(['elements(?!/(?:define|definitions|Icon/(?:inlineD|d)rawings)$)', 'sections(?!/(?:components|definitions)$)', 'theme', 'handbook', 'newsroom/(?:components|pages)'], 2)}|^@theme(?:-original|-init)?/`,
  allowTypeImports: true,
  message: 'Build-time code does not import React code: name the component by its path.',
};

/** What the code in a folder does not import: other folders of src, and what a pattern describes. */
const directions = /** @type {[glob: string, folders: string[], ...patterns: Pattern[]][]} */ ([
  ['src/company/**', [], noOthers],
  [
    'src/elements/**',
    [...buildTime, 'sections', 'newsroom', 'theme', 'handbook'],
    onlyTypesOfProps,
  ],
  ['src/sections/**', [...buildTime, 'newsroom', 'theme', 'handbook'], noParts, onlyTypesOfProps],
  ['src/newsroom/{components,pages}/**', ['theme', 'handbook'], onlyTypesOfBuildTime],
  ['src/theme/**', [], onlyTypesOfBuildTime],
  ['src/handbook/**', ['theme'], onlyTypesOfBuildTime],
  ['src/check/**', ['plugins', 'newsroom'], noReactCode],
  ['src/{plugins,newsroom/build}/**', [], noReactCode],
  ['tests/**', [], noReactCode],
]);

export const importRules = directions.map(([glob, folders, ...patterns]) => {
  const noFolders = {
    regex: fromSrc(folders),
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
