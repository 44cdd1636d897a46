/** The hosts that the build writes files for, with a built folder each. */
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import getPort from 'get-port';
import {expect} from 'playwright/test';

import {wrangler} from '../../src/tools/publish/wrangler';
import {root} from './builtSite';

/** A running host. */
export interface Server {
  url: string;
  close: () => void;
}

export interface Host {
  name: string;
  /** Why its tests are skipped here, if they are. The pull-request workflow never skips them. */
  reasonToSkip?: string | undefined;
  /** Whether the host itself chooses encodings, content types and how to cache the 404 page. */
  isManaged?: boolean;
  start: (build: string) => Promise<Server>;
}

const missing = (command: string, packages: string) =>
  process.env['CI'] || !spawnSync(command, ['-v']).error
    ? undefined
    : `${command} IS MISSING, SO NOTHING TESTS A REAL ONE. → apt-get install ${packages}`;

export const hosts: readonly Host[] = [
  {
    name: 'nginx over TLS',
    reasonToSkip: missing('nginx', 'nginx libnginx-mod-http-brotli-static openssl'),
    start: startNginx,
  },
  {
    name: 'Apache with .htaccess',
    reasonToSkip: missing('apache2', 'apache2'),
    start: startApache,
  },
  {name: 'Cloudflare Pages', isManaged: true, start: startCloudflare},
];

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});

const isRoot = process.getuid?.() === 0;

function createFolder() {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'evo-host-'));
  return {dir, remove: () => rmSync(dir, {recursive: true, force: true})};
}

/** Uses the configuration that `npm run hosting` prints. */
async function startNginx(build: string): Promise<Server> {
  const {dir, remove} = createFolder();
  const [certificate, key, configuration] = [`${dir}/crt`, `${dir}/key`, `${dir}/conf`];
  const request = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ');
  run('openssl', ...request, '-keyout', key, '-out', certificate);
  const options = {root: build, name: 'localhost', port: await getPort(), certificate, key};
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  writeFileSync(configuration, run('npm', 'run', '-s', 'hosting', '--', 'nginx', ...flags));

  // nginx starts as root and reads the build as root, whoever runs the tests
  const sudo = isRoot ? [] : ['sudo', '-n'];
  const globals = `pid ${dir}/pid; error_log ${dir}/error.log; user root;`;
  const nginx = (...args: string[]) =>
    run('env', ...sudo, 'nginx', '-c', configuration, '-g', globals, ...args);
  nginx('-t');
  nginx(); // returns when it listens
  return {
    url: `https://localhost:${options.port}`,
    close: () => {
      nginx('-s', 'stop');
      remove();
    },
  };
}

/** What shared hosting leaves to .htaccess. */
async function startApache(build: string): Promise<Server> {
  const {dir, remove} = createFolder();
  const port = await getPort();
  const modules = 'mpm_event authz_core dir mime headers rewrite setenvif'.split(' ');
  const configuration = `${dir}/conf`;
  writeFileSync(
    configuration,
    `ServerRoot /usr/lib/apache2
${modules.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
ServerName localhost
TypesConfig /etc/mime.types
Listen 127.0.0.1:${port}
PidFile ${dir}/pid
ErrorLog ${dir}/error.log
DocumentRoot "${build}"
<Directory "${build}">
  AllowOverride All
  Require all granted
</Directory>
`,
  );
  run('apache2', '-f', configuration, '-k', 'start');
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    close: () => {
      run('apache2', '-f', configuration, '-k', 'stop');
      remove();
    },
  };
}

/** Cloudflare's own local runtime. */
async function startCloudflare(build: string): Promise<Server> {
  const {dir, remove} = createFolder();
  const port = await getPort();
  const options = '--ip 127.0.0.1 --compatibility-date 2026-05-01 --port'.split(' ');
  const command = ['--yes', wrangler, 'pages', 'dev', build, ...options, String(port)];
  const env = {...process.env, WRANGLER_SEND_METRICS: 'false'};
  const runtime = spawn('npx', command, {cwd: dir, env, detached: true, stdio: 'ignore'});
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    close: () => {
      if (runtime.pid) process.kill(-runtime.pid); // with the processes that it started
      remove();
    },
  };
}

/** Resolves when a server answers. */
const answers = (url: string) => expect(() => fetch(url)).toPass({timeout: 120_000});
