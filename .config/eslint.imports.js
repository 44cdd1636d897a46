// @ts-check

/**
 * The directions of imports: company ← elements ← sections ← newsroom, theme, handbook; validation, hosting ← plugins,
 * newsroom/build, postbuild, tools. Nothing in src imports tests, and oxlint finds circles (oxlint.json).
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
  message: 'src/company holds facts and imports nothing else.',
};
const noParts = {
  regex: '^(?:@site/src/sections/|(?:\\.\\./)+(?:sections/)?)[A-Z]\\w*/.',
  message: 'Import the other section itself, or move the shared part into src/elements.',
};
const onlyTypesOfProps = {
  regex: '^(?:\\.\\./|@site/src/(?:elements|sections)/)props$',
  allowTypeImports: true,
  message: 'Import only types, so that no browser loads zod.',
};
const buildTime = ['validation', 'hosting', 'plugins', 'newsroom/build', 'postbuild', 'tools'];
const onlyTypesOfBuildTime = {
  regex: fromSrc(buildTime),
  allowTypeImports: true,
  message: 'This code runs at build time: import only its types.',
};

/** React code, which build-time code must not run. Plugins name components by their path, and import their types. */
const noReactCode = {
  regex: `${fromSrc(['elements(?!/props$)', 'sections(?!/(?:contract|props)$)', 'theme', 'handbook', 'newsroom/(?:client|components|pages)'], 2)}|^@theme(?:-original|-init)?/`,
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
  ['src/newsroom/{client,components,pages}/**', ['theme', 'handbook'], onlyTypesOfBuildTime],
  ['src/theme/**', [], onlyTypesOfBuildTime],
  ['src/handbook/**', ['theme'], onlyTypesOfBuildTime],
  ['src/validation/**', ['plugins', 'newsroom', 'tools'], noReactCode],
  ['src/hosting/**', ['elements', 'sections', 'theme', 'handbook', 'newsroom', 'plugins', 'tools']],
  ['src/{plugins,newsroom/build,postbuild}/**', ['tools'], noReactCode],
  ['{src/tools,tests}/**', [], noReactCode],
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
    // A plugin may ship React code in these folders
    ignores: ['src/plugins/*/{client,theme}/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {patterns: all.map((pattern) => ({...pattern, caseSensitive: true}))},
      ],
    },
  };
});
