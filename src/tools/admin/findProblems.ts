import {execFile} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

/** A problem as `npm run check -- --format rdjson` prints it. */
export interface Diagnostic {
  /** What is wrong, and below it what to write instead. */
  message: string;
  severity: 'ERROR' | 'WARNING';
  location: {path: string; range: {start: {line: number}}};
}

/** The latest check, which takes the place of one that still runs. */
let running: ChildProcess | undefined;

/**
 * Runs `npm run check` in a process of its own, so that it reads words and facts as they are now.
 *
 * @param file - page or post, from the project's folder; problems of the images beside a post are its own
 */
export async function findProblems(siteDir: string, file: string): Promise<Diagnostic[]> {
  const own = file.startsWith('news/') ? `${path.posix.dirname(file)}/` : file;
  const args = ['--import', 'tsx', 'src/tools/check/index.ts', '--format', 'rdjson'];
  const output = await new Promise<string>((resolve, reject) => {
    running?.kill();
    running = execFile(
      process.execPath,
      args,
      {cwd: siteDir, maxBuffer: 1e8},
      (_, stdout, stderr) => {
        // It also fails when there is a problem
        if (stdout) resolve(stdout);
        else reject(new Error(stderr));
      },
    );
  });
  const {diagnostics} = JSON.parse(output) as {diagnostics: Diagnostic[]};
  return diagnostics.filter(({location}) => location.path.startsWith(own));
}
