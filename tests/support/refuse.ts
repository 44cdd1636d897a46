import process from 'node:process';

/** Reports the bad input of a command, and what to do about it. Ends with exit code 2. */
export function refuse(problem: string, fix: string): never {
  console.error(`${problem}\n→ ${fix}`);
  process.exit(2);
}
