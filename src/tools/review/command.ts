import {spawn} from 'node:child_process';
import process from 'node:process';

export interface Outcome {
  ok: boolean;
  /** What it printed, on either channel, in order, without colours. */
  output: string;
}

interface Options {
  cwd: string;
  /** Milliseconds after which it is ended. */
  timeout: number;
  /** Added to this process' environment. */
  env?: Record<string, string>;
}

/** Colours and cursor movements of a terminal. */
// eslint-disable-next-line no-control-regex -- the escape character is what is looked for
const escapes = /\u001b\[[0-9;?]*[A-Za-z]/g;

/** Runs a program to its end. Never throws: a program that cannot be started has failed, too. */
export function run(
  command: string,
  args: readonly string[],
  {cwd, timeout, env}: Options,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      timeout,
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    const output = () => Buffer.concat(parts).toString('utf8').replace(escapes, '');
    child.on('error', (error) => resolve({ok: false, output: `${output()}\n${error.message}`}));
    child.on('close', (code, signal) => {
      const ended = signal ? `\nIt was ended after ${timeout / 60_000} minutes (${signal}).` : '';
      resolve({ok: code === 0, output: output() + ended});
    });
  });
}
