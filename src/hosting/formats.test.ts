import {spawnSync} from 'node:child_process';
import {describe, expect, test} from 'vitest';
import {readArguments} from './arguments';
import {apache} from './formats/apache';
import {caddy} from './formats/caddy';
import {headersFile, redirectsFile} from './formats/netlify';
import {nginx} from './formats/nginx';
import {commonHeaders} from './rules';
import {trailingSlashes} from './site';
import type {HostedSite} from './site';

const site: HostedSite = {
  baseUrl: '/',
  headers: commonHeaders(['sha256-abc=']),
  redirects: {'/old': '/new#part', '/older': '/new'},
  pages: ['/news/2025', '/ride'],
  folders: ['assets', 'img', 'news', 'pictures'],
};
const plain = {root: '/srv/site', name: 'evo.example', port: 8080};
const tls = {certificate: '/etc/tls/evo.crt', key: '/etc/tls/evo.key'};
const secure = {...plain, port: 443, tls};

describe.each(Object.entries({nginx, apache, caddy}))('%s', (name, format) => {
  test('prints a whole configuration', async () => {
    await expect(format(site, secure)).toMatchFileSnapshot(`./formats/snapshots/${name}.txt`);
  });

  test('speaks plain HTTP without a certificate', () => {
    const configuration = format(site, plain);
    expect(configuration).not.toMatch(/certificate|SSLEngine|https:|^ *tls /im);
    expect(configuration).toContain('8080');
  });

  test('serves below a base URL', () => {
    const below = {...site, baseUrl: '/evo/', redirects: {'/evo/old': '/evo/new#part'}};
    expect(format(below, plain)).toMatch(/\/evo\/404\.html|handle_path \/evo\/\*/);
    expect(format(below, plain)).not.toMatch(/[ "^]\/old/);
  });
});

test('the files for Netlify and Cloudflare Pages have one rule for each header of a path', async () => {
  await expect(headersFile(site)).toMatchFileSnapshot('./formats/snapshots/_headers.txt');
  expect(redirectsFile(site).trim().split('\n')).toEqual([
    '/old /new#part 301',
    '/older /new 301',
    '/Ride /ride 301',
    '/RIDE /ride 301',
    '/News/2025 /news/2025 301',
    '/NEWS/2025 /news/2025 301',
  ]);
  const many = {...site, pages: Array.from({length: 3000}, (_, index) => `/news/${index}`)};
  expect(redirectsFile(many).trim().split('\n')).toHaveLength(2000);
});

test('only slashes at the end of simple paths are removed', () => {
  const canonical = (path: string) => new RegExp(trailingSlashes(site)).exec(path)?.[1];
  expect(canonical('/ride/')).toBe('/ride');
  expect(canonical('/news/2025/01/14/a-tree//')).toBe('/news/2025/01/14/a-tree');
  for (const path of ['/', '//', '/ride', '//evo.example/', '/\\evo.example/', '/../']) {
    expect(canonical(path), path).toBeUndefined();
  }
  const below = new RegExp(trailingSlashes({...site, baseUrl: '/evo/'}));
  expect(below.exec('/evo/ride/')?.[1]).toBe('/evo/ride');
  expect(below.exec('/evo/')).toBeNull();
});

test('bad arguments are refused', () => {
  const cases: Record<string, string> = {
    '': 'Name one server',
    'constructor --root . --name a --port 80': 'Name one server',
    'nginx --name a --port 80': '--root, --name and --port are required',
    'caddy --root . --name a --port 0': '--port 0 is not between 1 and 65535',
    'apache --root . --name a/b --port 80': '--name a/b is no host name',
    'nginx --root . --name a --port 80 --key k': '--certificate and --key belong together',
    'nginx --root a;{ --name a --port 80': 'Paths must not contain',
    'nginx --bogus': "Unknown option '--bogus'",
  };
  for (const [args, problem] of Object.entries(cases)) {
    expect(() => readArguments(args.split(' ').filter(Boolean)), args).toThrow(
      expect.objectContaining({message: expect.stringContaining(problem) as string}) as Error,
    );
  }
});

test('the command ends with one clear line and status 2', () => {
  const command = ['--import', 'tsx', 'src/hosting/index.ts', 'nginx'];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^--root, --name and --port are required\. Usage: .+\n$/);
}, 60_000);
