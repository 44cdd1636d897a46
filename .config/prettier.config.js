// @ts-check

/**
 * The look of code is nobody's decision: Prettier's. Words are the writers': .prettierignore leaves out pages and news.
 * @type {import('prettier').Config}
 */
const config = {
  printWidth: 100,
  singleQuote: true,
  bracketSpacing: false, // {like: 'this'}, as in Docusaurus' own code, from which the theme's parts come
};

export default config;
