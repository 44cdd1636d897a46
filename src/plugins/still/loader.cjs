// @ts-check
/* A loader has to be a file that Node reads by itself: hence no TypeScript. */
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {entriesOf} = require('./entries.cjs');

/**
 * Takes the routes below a prefix out of a file that Docusaurus generates for the client.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void, getOptions: () => {prefix: string, page: string}}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function still(source) {
  const {prefix, page} = this.getOptions();
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return leanRoutes(source, prefix, page);
    case 'routesChunkNames.json':
      return JSON.stringify(leanChunkNames(source, prefix));
    default: {
      const chunkNames = path.join(path.dirname(this.resourcePath), 'routesChunkNames.json');
      this.addDependency(chunkNames);
      return leanRegistry(source, leanChunkNames(readFileSync(chunkNames, 'utf8'), prefix));
    }
  }
};

/** Whether a route is the prefix itself or below it. */
const isBelow = (/** @type {string} */ route, /** @type {string} */ prefix) =>
  route === prefix || route.startsWith(`${prefix}/`);

/**
 * The generated table with one pattern in place of all routes below the prefix.
 * @param {string} source
 * @param {string} prefix
 * @param {string} page
 */
function leanRoutes(source, prefix, page) {
  const kept = entriesOf(source).filter(({node}) => {
    const route = node.properties.find(
      (/** @type {any} */ {key}) => (key.name ?? key.value) === 'path',
    );
    return !isBelow(route.value.value, prefix);
  });
  const pattern = `{path: ${JSON.stringify(prefix)}, component: StillPage}`;
  return [
    `import React from 'react';`,
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import StillPage from ${JSON.stringify(page)};`,
    `export default [${[pattern, ...kept.map(({text}) => text)].join(',\n')}];`,
  ].join('\n');
}

/**
 * @param {string} source
 * @param {string} prefix
 * @returns {Record<string, unknown>}
 */
function leanChunkNames(source, prefix) {
  return Object.fromEntries(
    Object.entries(JSON.parse(source)).filter(
      ([key]) => !isBelow(key.replace(/-[^-]*$/, ''), prefix),
    ),
  );
}

/**
 * The generated registry with the chunks alone that a kept route names.
 * @param {string} source
 * @param {Record<string, unknown>} chunkNames
 */
function leanRegistry(source, chunkNames) {
  const named = new Set(JSON.stringify(chunkNames).match(/(?<=")[^"]+(?=")/g));
  const kept = entriesOf(source).filter(({node}) => named.has(node.key.name ?? node.key.value));
  return `export default {${kept.map(({text}) => text).join(',\n')}};`;
}

Object.assign(module.exports, {leanRoutes, leanChunkNames, leanRegistry});
