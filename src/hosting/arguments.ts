import path from 'node:path';
import {parseArgs} from 'node:util';
import type {ServerOptions} from './formats/server';

const value = {type: 'string'} as const;
const flags = {root: value, name: value, port: value, certificate: value, key: value};

/** A mistake in the arguments. */
export class InputError extends Error {}

/** Reads the arguments of the command line. @throws InputError, and what `parseArgs` throws */
export function readArguments(args: string[]): ServerOptions {
  const {values, positionals} = parseArgs({args, allowPositionals: true, options: flags});
  if (positionals.join() !== 'nginx') throw new InputError('Name the server: nginx');

  const {root, name, port, certificate, key} = values;
  if (!root || !name || !port) throw new InputError('--root, --name and --port are required');
  if (!/^[a-z\d][a-z\d.-]*$/i.test(name)) throw new InputError(`--name ${name} is no host name`);
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new InputError(`--port ${port} is not between 1 and 65535`);
  }
  if (!certificate !== !key) throw new InputError('--certificate and --key belong together');
  if (/["'\\$`;{}\p{Cc}]/u.test([root, certificate, key].join(''))) {
    throw new InputError('Paths must not contain quotes, backslashes, braces, semicolons or "$"');
  }
  const tls = certificate &&
    key && {certificate: path.resolve(certificate), key: path.resolve(key)};
  return {
    root: path.resolve(root),
    name,
    port: Number(port),
    tls: tls || undefined,
  };
}
