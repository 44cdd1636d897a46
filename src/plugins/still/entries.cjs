// @ts-check
/* Loaders need it, which have to be files that Node reads by itself: hence no TypeScript. */
const {parse} = require('acorn');

/**
 * The entries of the array or object that a module exports by default, each with its text.
 * @param {string} source
 * @returns {{node: any, text: string}[]}
 */
function entriesOf(source) {
  const program = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const exported = program.body.find(({type}) => type === 'ExportDefaultDeclaration');
  const value = /** @type {any} */ (exported)?.declaration;
  const entries = value?.elements ?? value?.properties;
  if (!entries) {
    throw new Error(
      'Docusaurus generates its table of routes in another form than src/plugins/still/entries.cjs knows.\n→ Compare .docusaurus/routes.js and registry.js with what it reads.',
    );
  }
  return entries.map((/** @type {any} */ node) => ({
    node,
    text: source.slice(node.start, node.end),
  }));
}

module.exports = {entriesOf};
