// @ts-check
/* A loader has to be a file that Node reads by itself: hence no TypeScript. */
const {readFileSync} = require('node:fs');
const path = require('node:path');
const {asData, registryOf, routesOf} = require('./generated.cjs');

/** @typedef {{prefix: string, page?: string, reader?: string}} Options */

/**
 * Changes a file that Docusaurus generates: for the client the routes below a prefix are taken out of it, for the
 * server they are handed to a function as data.
 *
 * @this {{resourcePath: string, addDependency: (file: string) => void, getOptions: () => Options}}
 * @param {string} source
 * @returns {string}
 */
module.exports = function still(source) {
  const {prefix, page, reader} = this.getOptions();
  if (reader) return lateRoutes(source, prefix, reader);
  switch (path.basename(this.resourcePath)) {
    case 'routes.js':
      return leanRoutes(source, prefix, page ?? '');
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

const imports = [
  `import React from 'react';`,
  `import ComponentCreator from '@docusaurus/ComponentCreator';`,
];

/**
 * The generated table with one pattern in place of all routes below the prefix.
 * @param {string} source
 * @param {string} prefix
 * @param {string} page
 */
function leanRoutes(source, prefix, page) {
  const kept = routesOf(source).filter((route) => !isBelow(route.path, prefix));
  const pattern = `{path: ${JSON.stringify(prefix)}, component: StillPage}`;
  return [
    ...imports,
    `import StillPage from ${JSON.stringify(page)};`,
    `export default [${[pattern, ...kept.map(({text}) => text)].join(',\n')}];`,
  ].join('\n');
}

/**
 * The generated table, whole, with the routes below the prefix as data: code for ten thousand of them takes the
 * memory of as many books.
 * @param {string} source
 * @param {string} prefix
 * @param {string} reader - the module that makes routes of the data
 */
function lateRoutes(source, prefix, reader) {
  const isLate = (/** @type {{path: string, hash: string | undefined}} */ {path: route, hash}) =>
    hash && isBelow(route, prefix);
  const routes = routesOf(source);
  const late = routes.filter(isLate).map(({path: route, hash}) => [route, hash]);
  const kept = routes.filter((route) => !isLate(route));
  return [
    ...imports,
    `import {lateRoutes} from ${JSON.stringify(reader)};`,
    `const late = ${asData(late)};`,
    `export default [...lateRoutes(late, ComponentCreator), ${kept.map(({text}) => text).join(',\n')}];`,
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
  const kept = registryOf(source).filter(({key}) => named.has(key));
  return `export default {${kept.map(({text}) => text).join('\n')}};`;
}

Object.assign(module.exports, {leanRoutes, lateRoutes, leanChunkNames, leanRegistry});
