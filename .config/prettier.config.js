// @ts-check

/**
 * Formats code. .prettierignore excludes pages and news.
 * @type {import('prettier').Config}
 */
const config = {
  printWidth: 100,
  singleQuote: true,
  bracketSpacing: false, // as in Docusaurus' own code
};

export default config;
