import {createHash} from 'node:crypto';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request} from 'node:http';
import os from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {contentSecurityPolicy, startServer, type Server} from './server';

let dir: string;
let server: Server;

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'evo-server-'));
  await mkdir(path.join(dir, 'site/news'), {recursive: true});
  await mkdir(path.join(dir, 'site/assets'));
  await writeFile(path.join(dir, 'secret.txt'), 'secret');
  const files = {
    'index.html': '<script>home()</script>',
    'ride.html': '<script>ride()</script><script src="/a.js"></script>',
    '404.html': 'nothing here',
    'news.html': 'news',
    'news/post.html': 'post',
    'assets/a.js': 'a()',
    'assets/clip.webm': '0123456789',
  };
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(dir, 'site', name), text);
  server = await startServer({dir: path.join(dir, 'site')});
});

afterAll(async () => {
  await server.close();
  await rm(dir, {recursive: true});
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, {headers, redirect: 'manual'});

/** fetch() tidies addresses up; this sends them as they are. */
const rawStatus = (address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const {hostname, port} = new URL(server.url);
    request({hostname, port, path: address}, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('the server of the tests', () => {
  test.each([
    ['/', 'home()'],
    ['/ride', 'ride()'],
    ['/ride?rental=airport', 'ride()'],
    ['/news', 'news'],
    ['/news/post', 'post'],
  ])('serves %s', async (address, text) => {
    const response = await get(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  test('answers an unknown address with 404.html and status 404', async () => {
    for (const address of ['/nowhere', '/news/nowhere/at/all', '/assets/old.js']) {
      const response = await get(address);
      expect(response.status, address).toBe(404);
      expect(response.headers.get('cache-control'), address).toBe('no-cache');
      expect(await response.text(), address).toBe('nothing here');
    }
  });

  test('serves nothing from outside its folder', async () => {
    expect(await rawStatus('/../secret.txt')).toBe(404);
    expect(await rawStatus('/%2e%2e/secret.txt')).toBe(404);
    expect(await rawStatus('/..%2fsecret.txt')).toBe(404);
  });

  test('sends an address with a slash at its end to the one without, and never to another host', async () => {
    expect((await get('/ride/?rental=airport')).headers.get('location')).toBe(
      '/ride?rental=airport',
    );
    expect(await rawStatus('//evil.example/')).toBe(404);
  });

  test('compresses text and leaves the rest alone', async () => {
    expect(
      (await get('/ride', {'accept-encoding': 'gzip, br'})).headers.get('content-encoding'),
    ).toBe('br');
    expect((await get('/ride', {'accept-encoding': 'gzip'})).headers.get('content-encoding')).toBe(
      'gzip',
    );
    expect((await get('/assets/clip.webm')).headers.get('content-encoding')).toBeNull();
  });

  test('sends a part of a video when asked for a part', async () => {
    const response = await get('/assets/clip.webm', {range: 'bytes=2-4'});
    expect(response.status).toBe(206);
    expect(response.headers.get('content-type')).toBe('video/webm');
    expect(await response.text()).toBe('234');
  });

  test('lets browsers keep what never changes, and ask again for the rest', async () => {
    expect((await get('/assets/a.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/ride')).headers.get('cache-control')).toBe('no-cache');
  });

  test('allows each page its own inline scripts only', async () => {
    const hash = (code: string) => createHash('sha256').update(code).digest('base64');
    const policy = (await get('/ride')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(hash('ride()'));
    expect(policy).not.toContain(hash('home()'));
    expect(policy).not.toContain(hash(''));
    expect(contentSecurityPolicy('<p>Words</p>')).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  });
});
