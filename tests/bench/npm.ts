import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** Something to compare with could not be fetched: its column stays empty, and the report says why. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

const minutes = 60_000;

/**
 * Runs npm in a folder.
 * @throws Unavailable with npm's own words, where it does not succeed
 */
export async function npm(args: readonly string[], cwd: string, failed: string): Promise<void> {
  try {
    await promisify(execFile)('npm', [...args], {
      cwd,
      timeout: 5 * minutes,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const {stderr = '', message} = error as Error & {stderr?: string};
    const [line = message] = stderr.match(/^npm error (?!code|A complete log).*$/m) ?? [];
    throw new Unavailable(`${failed} (is the network there?): ${line}`, {cause: error});
  }
}
