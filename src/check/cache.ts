import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';

const folder = 'node_modules/.cache/check';

/** What an earlier run found to be right, which takes seconds to find out. @param version - what that depends on */
export function readCache(name: string, version: string): Set<string> {
  const file = `${folder}/${name}.json`;
  const stored = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []) as string[];
  return new Set(stored[0] === version ? stored : []);
}

export function writeCache(name: string, version: string, names: Iterable<string>): void {
  mkdirSync(folder, {recursive: true});
  // At once, because tests and the check run at the same time
  const written = `${folder}/${name}.${process.pid}.json`;
  writeFileSync(written, JSON.stringify([version, ...names]));
  renameSync(written, `${folder}/${name}.json`);
}
