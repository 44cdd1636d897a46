import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** The path of the first of some programs that is installed. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find((file) => existsSync(file));
}
