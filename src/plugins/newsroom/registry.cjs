// @ts-check
/* A loader has to be a file that Node reads by itself: hence no TypeScript. */
const path = require('node:path');
const {entriesOf} = require('../still/entries.cjs');

/**
 * For the server's build: in the file in which Docusaurus lists all modules of all pages, posts' texts and all data
 * are read from the disk when a page is rendered, instead of each being a module of the bundler.
 *
 * @this {{getOptions: () => {texts: Map<string, string>, reader: string}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function registry(source) {
  const {texts, reader} = this.getOptions();
  return readLater(source, texts, reader);
};

/**
 * @param {string} source - the list as Docusaurus writes it
 * @param {Map<string, string>} texts - file of each post's text, by its module
 * @param {string} reader - the module that reads
 * @returns {string}
 */
function readLater(source, texts, reader) {
  const entries = entriesOf(source).map(({node, text}) => {
    const key = JSON.stringify(node.key.name ?? node.key.value);
    const module = node.value.elements[1].value;
    const file = texts.get(module);
    const id = JSON.stringify(module);
    if (file) return `${key}: [() => readText(${JSON.stringify(file)}), ${id}, ${id}]`;
    if (path.isAbsolute(module) && module.endsWith('.json')) {
      return `${key}: [() => readData(${id}), ${id}, ${id}]`;
    }
    return text;
  });
  return [
    `import {readData, readText} from ${JSON.stringify(reader)};`,
    `export default {${entries.join(',\n')}};`,
  ].join('\n');
}

Object.assign(module.exports, {readLater});
