/*
 * `npm run -s hosting`: prints the configuration of a web server for the built site.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {InputError, readArguments} from './arguments';
import {nginx} from './formats/nginx';
import {readSite} from './site';

const usage =
  'Usage: npm run -s hosting -- nginx --root DIR --name HOST --port N [--certificate FILE --key FILE]';

/** The folder on this machine whose pages will be served: `root` can be a folder of the server. */
function builtSite(root: string): string {
  const folder = [root, 'build'].find((each) => existsSync(path.join(each, 'index.html')));
  if (!folder) throw new InputError('There is no built site: run npm run build first');
  return folder;
}

try {
  const options = readArguments(process.argv.slice(2));
  console.log(nginx(readSite(builtSite(options.root)), options).trimEnd());
} catch (error) {
  const {code, message} = error as NodeJS.ErrnoException;
  if (!(error instanceof InputError) && !code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(`${message.replace(/\. .*/s, '')}. ${usage}`);
  process.exitCode = 2;
}
