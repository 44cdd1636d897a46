// @ts-check
/* A loader has to be a file that Node reads by itself: hence no TypeScript. */
const path = require('node:path');
const {asData, registryOf} = require('../../plugins/static-news/generated.cjs');

/**
 * @typedef {object} Options
 * @property {Map<string, string>} texts - address of each post, by its module
 * @property {string} index - the file that says where each text is (./places.ts)
 * @property {string} reader - the module that reads
 */

/**
 * For the server's build: in the file in which Docusaurus lists all modules of all pages, posts' texts and all data
 * are read from the disk when a page is rendered, instead of each being a module of the bundler.
 *
 * @this {{getOptions: () => Options}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function registry(source) {
  return readLater(source, this.getOptions());
};

/**
 * @param {string} source - the list as Docusaurus writes it
 * @param {Options} options
 * @returns {string}
 */
function readLater(source, {texts, index, reader}) {
  const entries = registryOf(source);
  const isData = (/** @type {string} */ module) =>
    path.isAbsolute(module) && module.endsWith('.json');
  const kept = entries.filter(({module}) => !texts.has(module) && !isData(module));
  const data = entries.filter(({module}) => isData(module));
  const posts = entries.filter(({module}) => texts.has(module));
  return [
    `import {dataModules, textModules} from ${JSON.stringify(reader)};`,
    `const data = ${asData(data.map(({key, module}) => [key, module]))};`,
    `const texts = ${asData(posts.map(({key, module}) => [key, texts.get(module)]))};`,
    `export default {...dataModules(data), ...textModules(texts, ${JSON.stringify(index)}), ${kept.map(({text}) => text).join('\n')}};`,
  ].join('\n');
}

Object.assign(module.exports, {readLater});
