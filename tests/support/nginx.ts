import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {setTimeout as wait} from 'node:timers/promises';

import {root} from './builtSite';
import type {Server} from './server';

/** nginx starts as root and reads the build as root, whoever runs the tests. */
const isRoot = process.getuid?.() === 0;

/**
 * Why the tests of a real server are skipped here, if they are. The pull-request workflow installs nginx and never skips
 * them.
 */
export function reasonToSkip(): string | undefined {
  const isMissing = spawnSync('nginx', ['-v']).error !== undefined;
  if (!isMissing || process.env['CI']) return undefined;
  return 'NGINX IS MISSING, SO NOTHING TESTS A REAL SERVER. → apt-get install nginx libnginx-mod-http-brotli-static openssl';
}

/** Serves a built folder over TLS by nginx, with the configuration that `npm run hosting` prints. */
export async function startNginx(build: string): Promise<Server> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'evo-nginx-'));
  const port = await freePort();
  const [certificate, key, configuration, pid] = ['crt', 'key', 'conf', 'pid'].map((extension) =>
    path.join(dir, `nginx.${extension}`),
  ) as [string, string, string, string];
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'.split(' ');
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1'.split(' ');
  run('openssl', [...request, '-keyout', key, '-out', certificate, ...subject]);
  const options = {root: build, name: 'localhost', port, certificate, key};
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  writeFileSync(configuration, run('npm', ['run', '-s', 'hosting', '--', 'nginx', ...flags]));

  const globals = `pid ${pid}; error_log ${dir}/error.log; user root;`;
  const command = isRoot ? 'nginx' : 'sudo';
  const args = [...(isRoot ? [] : ['-n', 'nginx']), '-c', configuration];
  run(command, [...args, '-t', '-g', globals]);
  const server = spawn(command, [...args, '-g', `${globals} daemon off;`], {stdio: 'inherit'});
  const url = `https://localhost:${port}`;
  await listening(port, server);
  return {
    url,
    close: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dir, {recursive: true});
    },
  };
}

const run = (command: string, args: readonly string[]): string =>
  execFileSync(command, args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function listening(port: number, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`nginx ended with status ${server.exitCode}.`);
    const {status} = spawnSync('curl', ['-sk', '-o', '/dev/null', `https://localhost:${port}/`]);
    if (status === 0) return;
    await wait(100);
  }
}
