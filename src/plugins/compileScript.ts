import {readFileSync} from 'node:fs';
import {transformSync} from 'esbuild';

/**
 * Compiles a TypeScript file without imports to a script for browsers.
 *
 * @param constants - values of names that the file declares
 */
export function compileScript(file: string, constants: Readonly<Record<string, unknown>> = {}) {
  const values = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]);
  const define = Object.fromEntries(values) as Record<string, string>;
  const options = {loader: 'ts', format: 'iife', minify: true, target: 'es2022', define} as const;
  return transformSync(readFileSync(file, 'utf8'), options).code;
}
