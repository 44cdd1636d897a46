import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request} from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {redirects} from './routes';
import {startServer, type Server} from './server';

let dir: string;
let server: Server;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'evo-server-'));
  await mkdir(path.join(dir, 'site/assets'), {recursive: true});
  await mkdir(path.join(dir, 'site/news'));
  await mkdir(path.join(dir, 'site/.well-known'));
  const files = {
    'secret.txt': 'secret',
    'site/index.html': '<script>home()</script>',
    'site/ride.html': '<script>ride()</script><script src="/a.js"></script>',
    'site/404.html': 'not found<script type="application/ld+json">{"data": true}</script>',
    'site/news/post.html': 'post',
    'site/assets/a.js': 'a()',
    'site/assets/a.js.br': brotliCompressSync('a()'),
    'site/.well-known/security.txt': 'Contact:',
    'site/assets/clip.webm': '0123456789',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dir, name), text);
  server = await startServer({dir: path.join(dir, 'site')});
});

afterAll(async () => {
  await server.close();
  await rm(dir, {recursive: true});
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, {headers});

test('serves pages without their extension, and 404.html with status 404', async () => {
  for (const [address, status, text] of [
    ['/', 200, 'home()'],
    ['/ride?rental=airport', 200, 'ride()'],
    ['/news/post', 200, 'post'],
    ['/news/no/such/post', 404, 'not found'],
    ['/assets/old.js', 404, 'not found'],
    ['/.well-known/security.txt', 200, 'Contact:'],
  ] as const) {
    const response = await get(address);
    expect([address, response.status]).toEqual([address, status]);
    expect(await response.text()).toContain(text);
  }
});

test('serves nothing from outside its folder', async () => {
  const {hostname, port} = new URL(server.url);
  for (const address of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt']) {
    // fetch() would normalise the address
    const status = await new Promise((resolve) => {
      request({hostname, port, path: address}, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).end();
    });
    expect(status, address).toBe(404);
  }
});

test('compresses text, sends ranges of video, and caches hashed files', async () => {
  const script = await get('/assets/a.js', {'accept-encoding': 'gzip, br'});
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect(await script.text()).toBe('a()');
  expect((await get('/ride')).headers.get('cache-control')).toBe('no-cache');

  const clip = await get('/assets/clip.webm', {range: 'bytes=2-4'});
  expect(clip.status).toBe(206);
  expect(clip.headers.get('content-encoding')).toBeNull();
  expect(await clip.text()).toBe('234');
});

test('redirects moved pages and slashes at the end, and keeps the query', async () => {
  const [[from, to] = ['', '']] = Object.entries(redirects).filter(([, each]) => /#/.test(each));
  for (const [address, location] of [
    [from, to],
    [`${from}?a=b`, to.replace('#', '?a=b#')],
    ['/ride/', '/ride'],
    ['/news/post//?a=b', '/news/post?a=b'],
  ] as const) {
    const response = await fetch(server.url + address, {redirect: 'manual'});
    expect([address, response.status]).toEqual([address, 301]);
    expect(response.headers.get('location')).toBe(location);
  }
});

test('allows the inline scripts of the pages, and sends the policy with every response', async () => {
  const hash = (code: string) => createHash('sha256').update(code).digest('base64');
  for (const address of ['/ride', '/nope', '/assets/clip.webm']) {
    const policy = (await get(address)).headers.get('content-security-policy') ?? '';
    expect(policy, address).toContain(`'sha256-${hash('ride()')}'`);
    expect(policy, address).not.toContain('unsafe');
    expect(policy, address).not.toContain(hash('{"data": true}'));
  }
});
