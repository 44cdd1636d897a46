import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Hosts keep this folder between builds. From the project's root. */
export const cacheDir = path.join('node_modules', '.cache', 'evo');

/** A folder of generated files that the site serves as they are. Each plugin has its own names. */
export const staticCache = path.join(cacheDir, 'static');

/** A short hash of everything that a file is made from. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** Writes a file unless it exists. An interrupted or parallel build never leaves half of it. @returns its name */
export async function writeOnce(file: string, create: () => Promise<Buffer>): Promise<string> {
  if (!existsSync(file)) {
    const part = `${file}.${randomUUID()}.part`;
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(part, await create());
    await rename(part, file);
  }
  return path.basename(file);
}
