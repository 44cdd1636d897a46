import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A short hash of everything that a file is made from, for its name. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** Writes a file unless it exists. @returns its name */
export async function writeOnce(file: string, create: () => Promise<Buffer>): Promise<string> {
  if (!existsSync(file)) await writeFile(file, await create());
  return path.basename(file);
}
