/*
 * `npm run -s hosting`: prints the configuration of a web server for the built site.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {nginx, type ServerOptions} from '../hosting/formats/nginx';
import {readSite} from '../hosting/site';
import {runTool, ToolError} from './cli';

const usage =
  'npm run -s hosting -- nginx --root DIR --name HOST --port N [--certificate FILE --key FILE]';

const value = {type: 'string'} as const;
const flags = {root: value, name: value, port: value, certificate: value, key: value};

/** Reads the arguments of the command line. */
function readArguments(): ServerOptions {
  const {values, positionals} = parseArgs({allowPositionals: true, options: flags});
  if (positionals.join() !== 'nginx') throw new ToolError('The server has no name.', usage);

  const {root, name, port, certificate, key} = values;
  if (!root || !name || !port) {
    throw new ToolError('--root, --name and --port are required.', usage);
  }
  if (!/^[a-z\d][a-z\d.-]*$/i.test(name)) {
    throw new ToolError(`--name ${name} is no host name.`, 'Write one like evo.example');
  }
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new ToolError(`--port ${port} is no port.`, 'Write a number between 1 and 65535.');
  }
  if (/["'\\$`;{}\p{Cc}]/u.test([root, certificate, key].join(''))) {
    throw new ToolError(
      'A path has quotes, backslashes, braces, semicolons or "$".',
      'Rename the folder or file.',
    );
  }
  const options = {root: path.resolve(root), name, port: Number(port)};
  if (!certificate && !key) return options;
  if (!certificate || !key) throw new ToolError('--certificate and --key belong together.', usage);
  return {...options, tls: {certificate: path.resolve(certificate), key: path.resolve(key)}};
}

void runTool('npm run -s hosting', `Prints the configuration of nginx:\n\n  ${usage}`, () => {
  const options = readArguments();
  // The pages on this machine: the root may be a folder of the server
  const folders = [options.root, 'build'];
  const built = folders.find((each) => existsSync(path.join(each, 'index.html')));
  if (!built) throw new ToolError('There is no built site.', 'Run npm run build first.');
  console.log(nginx(readSite(built), options).trimEnd());
});
