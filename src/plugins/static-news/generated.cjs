// @ts-check
/* Loaders need it, which have to be files that Node reads by itself: hence no TypeScript. */

/** One line of registry.js: a chunk's name, and the module in it. */
const registryLine = /^ {2}("[^"]+"): \[\(\) => import\(\/\*.*?\*\/ ("(?:[^"\\]|\\.)*")\), .*\],$/;

/** One entry of routes.js, those below it included, and its path. */
const routeEntry = /^ {2}\{\n {4}path: '((?:[^'\\\n]|\\.)*)',\n[^]*?^ {2}\}/gm;

/** A route for one address, without others below it and without attributes of its own. */
const plainRoute =
  /^ {2}\{\n {4}path: '[^'\\]*',\n {4}component: ComponentCreator\('[^'\\]*', '(\w+)'\),\n {4}exact: true\n {2}\}$/;

/**
 * The entries of the registry that Docusaurus generates. Lines are read, not syntax: with ten thousand posts a syntax
 * tree takes longer than all the rest.
 *
 * @param {string} source
 * @returns {{key: string, module: string, text: string}[]}
 */
function registryOf(source) {
  const lines = source.trimEnd().split('\n');
  const [first, last] = [lines.shift(), lines.pop() ?? ''];
  if (first !== 'export default {' || !last.endsWith('};')) throw unknownForm('registry.js');
  return [...lines, last.slice(0, -2)].map((text) => {
    const [, key, module] = registryLine.exec(text) ?? [];
    if (!key || !module) throw unknownForm('registry.js');
    return {key: JSON.parse(key), module: JSON.parse(module), text};
  });
}

/**
 * The routes that Docusaurus generates, each with its text; with its hash where it is for one address alone.
 *
 * @param {string} source
 * @returns {{path: string, hash: string | undefined, text: string}[]}
 */
function routesOf(source) {
  const list = source.slice(source.indexOf('export default [\n') + 'export default [\n'.length);
  const entries = [...list.matchAll(routeEntry)].map(([text, path = '']) => ({
    path,
    hash: plainRoute.exec(text)?.[1],
    text,
  }));
  if (`${entries.map(({text}) => text).join(',\n')},\n];` !== list.trimEnd()) {
    throw unknownForm('routes.js');
  }
  return entries;
}

/** @param {string} file */
const unknownForm = (file) =>
  new Error(
    `Docusaurus generates its table of routes in another form than src/plugins/still/generated.cjs knows.\n→ Compare .docusaurus/${file} with what it reads.`,
  );

/**
 * Code that reads as a string and becomes data when it runs: engines are quick with the one and slow with much code.
 * @param {unknown} data
 */
const asData = (data) => `JSON.parse(${JSON.stringify(JSON.stringify(data))})`;

module.exports = {asData, registryOf, routesOf};
