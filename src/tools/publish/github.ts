import {appendFileSync} from 'node:fs';
import process from 'node:process';

/** Prints a line, and adds it to the page that GitHub shows of a workflow run. */
export function report(line: string): void {
  console.log(line);
  appendTo('GITHUB_STEP_SUMMARY', `${line}\n\n`);
}

/** Sets an output of the workflow's step. */
export function setOutput(name: string, value: string): void {
  appendTo('GITHUB_OUTPUT', `${name}=${value}\n`);
}

/** Appends to the file that GitHub names in an environment variable. Elsewhere there is none. */
function appendTo(variable: string, text: string): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, text);
}
