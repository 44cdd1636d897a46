import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {imagesOf} from '../plugins/responsive-images';
import type {Original} from '../plugins/responsive-images/originals';

/** What `docusaurus build` passes on to the second part of `npm run build`. */
export interface BuildRecord {
  /** Absolute path of the built site: npm passes `--out-dir` to `docusaurus build` only. */
  outDir: string;
  images: Original[];
}

/** Docusaurus' default folder for generated files. */
export const generatedFilesDir = path.resolve('.docusaurus');
const recordFile = path.join(generatedFilesDir, 'evo-build.json');

/** A plugin that writes the record of the build. */
export default function buildRecord(): Plugin {
  let images: Original[] = [];
  return {
    name: 'evo-build-record',

    allContentLoaded({allContent}) {
      ({images} = imagesOf(allContent));
    },

    postBuild({outDir}) {
      const record: BuildRecord = {outDir, images};
      writeFileSync(recordFile, JSON.stringify(record));
    },
  };
}

/** Reads the record and removes it: nothing happens to a built site twice. @throws when no build has just ended */
export function takeRecord(): BuildRecord {
  if (!existsSync(recordFile)) {
    throw new Error('No build has just ended.\n→ Run npm run build.');
  }
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as BuildRecord;
  rmSync(recordFile);
  return record;
}
