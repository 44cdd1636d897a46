import {execFile} from 'node:child_process';
import process from 'node:process';
import {promisify, stripVTControlCharacters} from 'node:util';

/** Runs a program and resolves to its standard output. @throws Error with everything that it printed */
export async function run(
  command: string,
  args: readonly string[],
  {cwd, env, minutes = 2}: {cwd: string; env?: Record<string, string>; minutes?: number},
): Promise<string> {
  try {
    const {stdout} = await promisify(execFile)(command, args, {
      cwd,
      env: {...process.env, NO_COLOR: '1', ...env},
      timeout: minutes * 60_000,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32' && command === 'npm', // npm is a batch file there
    });
    return stdout;
  } catch (error) {
    const {stdout = '', stderr = '', message} = error as Error & Record<string, string>;
    throw new Error(stripVTControlCharacters(`${stdout}${stderr}`.trim() || message));
  }
}
