import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

/** Compiles a service worker of this folder. */
export function compileWorker(
  file: 'worker.ts' | 'removal.ts',
  define: Record<string, string> = {},
): string {
  const source = readFileSync(path.join(__dirname, file), 'utf8');
  const options = {loader: 'ts', format: 'iife', minify: true, target: 'es2022'} as const;
  return transformSync(source, {...options, define}).code;
}
