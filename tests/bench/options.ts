import {parseArgs} from 'node:util';

import {parts, type Part} from './row';

export interface Options {
  quick: boolean;
  only: readonly Part[];
}

/**
 * Reads the command line: `--quick`, `--only pages,builds`.
 * @throws Error that says in plain words what may be written
 */
export function readOptions(args: readonly string[]): Options {
  const {values} = parseArgs({
    args: [...args],
    options: {quick: {type: 'boolean', default: false}, only: {type: 'string'}},
  });
  if (values.only === undefined) return {quick: values.quick, only: parts};
  const names = values.only.split(',').map((name) => name.trim());
  const only = parts.filter((part) => names.includes(part));
  const unknown = names.filter((name) => !parts.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part ${unknown.join(', ')} of the bench. There are: ${parts.join(', ')}.`,
    );
  }
  return {quick: values.quick, only};
}
