import process from 'node:process';
import {parseArgs} from 'node:util';
import type {ParseArgsConfig} from 'node:util';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** A reason why a tool cannot do what it is asked to, with what to do about it. */
export class ToolError extends Error {
  constructor(problem: string, fix: string) {
    super(`${problem}\n→ ${fix}`);
  }
}

interface Tool<Options extends Flags> {
  /** `npm run check`. */
  command: string;
  help: string;
  options: Options;
  run: (values: ReturnType<typeof parseArgs<{options: Options}>>['values']) => Promise<void> | void;
}

/** Runs a tool with its flags; `--help` prints its help. Errors set the exit code 2. */
export async function runTool<Options extends Flags>({
  command,
  help,
  options,
  run,
}: Tool<Options>): Promise<void> {
  try {
    if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(help);
    else await run(parseArgs({options}).values);
  } catch (error) {
    process.exitCode = 2;
    const {code, message} = error as NodeJS.ErrnoException;
    if (error instanceof ToolError) console.error(message);
    else if (code?.startsWith('ERR_PARSE_ARGS'))
      console.error(`${message}\n→ List the flags: ${command} -- --help`);
    else console.error(`${command} itself crashed. Show this to an engineer:`, error);
  }
}
