import {parse} from 'acorn';
import type {Expression, ObjectExpression, Property} from 'acorn';
import {routeOf} from '../routeChunks';

/** Route key, `/about-100` → the chunks that its page needs, nested by property */
type ChunkNames = Record<string, object>;

/** Whether a route is the base itself or below it. */
const isBelow = (path: string, base: string) => path === base || path.startsWith(`${base}/`);

/** Splits `routesChunkNames.json` into the routes below `base` and the rest. */
export function splitChunkNames(
  source: string,
  base: string,
): {news: ChunkNames; rest: ChunkNames} {
  const entries = Object.entries(JSON.parse(source) as ChunkNames);
  const isNews = ([key]: [string, unknown]) => isBelow(routeOf(key), base);
  return {
    news: Object.fromEntries(entries.filter(isNews)),
    rest: Object.fromEntries(entries.filter((entry) => !isNews(entry))),
  };
}

/** `routes.js` with one route for everything below `base`, which renders `component`. */
export function trimRoutes(source: string, base: string, component: string): string {
  const node = exportedValue(source, 'routes.js');
  if (node.type !== 'ArrayExpression') throw unknownFormat('routes.js');
  const kept = node.elements.flatMap((element) => {
    const path = element?.type === 'ObjectExpression' && stringProperty(element, 'path');
    if (!element || typeof path !== 'string') throw unknownFormat('routes.js');
    return isBelow(path, base) ? [] : [source.slice(element.start, element.end)];
  });
  if (kept.length === node.elements.length) throw unknownFormat('routes.js');
  return [
    `import React from 'react';`,
    `import ComponentCreator from '@docusaurus/ComponentCreator';`,
    `import StaticPage from ${JSON.stringify(component)};`,
    `export default [{path: ${JSON.stringify(base)}, component: StaticPage},\n${kept.join(',\n')}];`,
  ].join('\n');
}

/**
 * `registry.js` with only the chunks in `keep`, and one chunk for the other modules. No page loads that chunk; it is there
 * because the site's stylesheet and linked files come from modules of the browser's build.
 *
 * @param otherModules - path of a module to be written with `otherCode`
 */
export function splitRegistry(
  source: string,
  keep: ReadonlySet<string>,
  otherModules: string,
): {code: string; otherCode: string} {
  const node = exportedValue(source, 'registry.js');
  if (node.type !== 'ObjectExpression') throw unknownFormat('registry.js');
  const kept: string[] = [];
  const others: string[] = [];
  for (const property of node.properties) {
    if (property.type !== 'Property') throw unknownFormat('registry.js');
    if (keep.has(keyOf(property))) kept.push(source.slice(property.start, property.end));
    else others.push(moduleOf(property));
  }
  const chunk = `() => import(/* webpackChunkName: "static-news" */ ${JSON.stringify(otherModules)})`;
  return {
    code: `export default {\n"static-news": [${chunk}, "", ""],\n${kept.join(',\n')}};`,
    otherCode: others
      .filter((module) => !module.endsWith('.json'))
      .map((module) => `import ${JSON.stringify(module)};`)
      .join('\n'),
  };
}

/** The module of a registry entry: `"key": [() => import("module"), "module", …]`. */
function moduleOf({value}: Property): string {
  const module = value.type === 'ArrayExpression' ? value.elements[1] : undefined;
  if (module?.type !== 'Literal' || typeof module.value !== 'string') {
    throw unknownFormat('registry.js');
  }
  return module.value;
}

function exportedValue(source: string, file: string): Expression {
  const {body} = parse(source, {ecmaVersion: 'latest', sourceType: 'module'});
  const statement = body.find(({type}) => type === 'ExportDefaultDeclaration');
  if (statement?.type !== 'ExportDefaultDeclaration') throw unknownFormat(file);
  return statement.declaration as Expression;
}

function stringProperty({properties}: ObjectExpression, name: string): string | undefined {
  const value = properties.flatMap((property) =>
    property.type === 'Property' && keyOf(property) === name ? [property.value] : [],
  )[0];
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

function keyOf({key}: Property): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

const unknownFormat = (file: string) =>
  new Error(
    `Docusaurus generates ${file} in a format that static-news does not know.\n→ Compare .docusaurus/${file} with src/plugins/static-news/trim.ts, or remove the plugin from docusaurus.config.ts.`,
  );
