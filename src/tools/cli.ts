import process from 'node:process';

/** A reason why a tool cannot do what it is asked to, with what to do about it. */
export class ToolError extends Error {
  constructor(problem: string, fix: string) {
    super(`${problem}\n→ ${fix}`);
  }
}

/**
 * Runs a tool; `--help` prints its help. Errors, also those of its flags, set the exit code 2.
 * @param command - `npm run check`
 */
export async function runTool(command: string, help: string, run: () => Promise<void> | void) {
  try {
    if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(help);
    else await run();
  } catch (error) {
    process.exitCode = 2;
    const {code, message} = error as NodeJS.ErrnoException;
    if (error instanceof ToolError) console.error(message);
    else if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      // npm keeps the flags before -- for itself
      console.error(`${message}\n→ Write -- before the flags: ${command} -- --help lists them`);
    else if (code?.startsWith('ERR_PARSE_ARGS'))
      console.error(`${message}\n→ List the flags: ${command} -- --help`);
    else if (/^(?:EACCES|EPERM|EROFS)$/.test(code ?? ''))
      console.error(`${message}\n→ Allow writing to this file, and close it in other programs`);
    else console.error(`${command} itself crashed. Show this to an engineer:`, error);
  }
}
