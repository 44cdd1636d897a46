import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import getPort from 'get-port';

import {root} from './builtSite';
import type {Server} from './server';

/** Why the tests of a real server are skipped here, if they are. The pull-request workflow never skips them. */
export const reasonToSkip =
  process.env['CI'] || !spawnSync('nginx', ['-v']).error
    ? undefined
    : 'NGINX IS MISSING, SO NOTHING TESTS A REAL SERVER. → apt-get install nginx libnginx-mod-http-brotli-static openssl';

/** Serves a built folder over TLS by nginx, with the configuration that `npm run hosting` prints. */
export async function startNginx(build: string): Promise<Server> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'evo-nginx-'));
  const [certificate, key, configuration] = [`${dir}/crt`, `${dir}/key`, `${dir}/conf`];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  run('openssl', ...request, '-keyout', key, '-out', certificate);
  const options = {root: build, name: 'localhost', port: await getPort(), certificate, key};
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  writeFileSync(configuration, run('npm', 'run', '-s', 'hosting', '--', 'nginx', ...flags));

  // nginx starts as root and reads the build as root, whoever runs the tests
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const globals = `pid ${dir}/pid; error_log ${dir}/error.log; user root;`;
  const nginx = (...args: string[]) =>
    run('env', ...sudo, 'nginx', '-c', configuration, '-g', globals, ...args);
  nginx('-t');
  nginx(); // returns when it listens
  return {
    url: `https://localhost:${options.port}`,
    close: () => {
      nginx('-s', 'stop');
      rmSync(dir, {recursive: true, force: true});
      return Promise.resolve();
    },
  };
}

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
