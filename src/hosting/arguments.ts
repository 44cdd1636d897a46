import path from 'node:path';
import {parseArgs} from 'node:util';
import {apache} from './formats/apache';
import {caddy} from './formats/caddy';
import {nginx} from './formats/nginx';
import type {ServerOptions} from './formats/server';

const formats = {nginx, apache, caddy};

type Flags = Partial<Record<'root' | 'name' | 'port' | 'certificate' | 'key', string>>;

/** A mistake in the arguments. */
export class InputError extends Error {}

/** Reads the arguments of the command line. @throws InputError */
export function readArguments(args: string[]) {
  const {values, positionals} = parse(args);
  const [server = '', ...rest] = positionals;
  const format = Object.hasOwn(formats, server) && formats[server as keyof typeof formats];
  if (!format || rest.length > 0) throw new InputError('Name one server: nginx, apache or caddy');
  return {format, options: validate(values)};
}

function parse(args: string[]) {
  const value = {type: 'string'} as const;
  const options = {root: value, name: value, port: value, certificate: value, key: value};
  try {
    return parseArgs({args, allowPositionals: true, options});
  } catch (error) {
    throw new InputError(error instanceof Error ? error.message.split('. ')[0] : undefined);
  }
}

function validate({root, name, port, certificate, key}: Flags): ServerOptions {
  if (!root || !name || !port) throw new InputError('--root, --name and --port are required');
  if (!/^[a-z\d][a-z\d.-]*$/i.test(name)) throw new InputError(`--name ${name} is no host name`);
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new InputError(`--port ${port} is not between 1 and 65535`);
  }
  if (!certificate !== !key) throw new InputError('--certificate and --key belong together');
  for (const file of [root, certificate, key]) {
    if (/["'\\$`;{}\p{Cc}]/u.test(file ?? '')) {
      throw new InputError('Paths must not contain quotes, backslashes, braces, semicolons or "$"');
    }
  }
  const tls = certificate &&
    key && {certificate: path.resolve(certificate), key: path.resolve(key)};
  return {root: path.resolve(root), name, port: Number(port), tls: tls || undefined};
}
