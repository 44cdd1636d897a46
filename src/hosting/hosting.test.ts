import {expect, test} from 'vitest';
import {nginx} from './formats/nginx';
import {htaccessFile} from './formats/htaccess';
import {headersFile, redirectsFile} from './formats/netlify';
import {commonHeaders} from './rules';
import {trailingSlashes, type HostedSite} from './site';

const site: HostedSite = {
  baseUrl: '/',
  headers: commonHeaders(['sha256-abc=']),
  redirects: {'/old': '/new#part', '/older': '/new'},
  pages: ['/news/2025', '/ride'],
  folders: ['assets', 'img', 'news', 'pictures'],
};
const options = {root: '/srv/site', name: 'evo.example', port: 8080};
const tls = {certificate: '/etc/tls/evo.crt', key: '/etc/tls/evo.key'};

test('prints a whole configuration of nginx', async () => {
  const secure = nginx(site, {...options, port: 443, tls});
  await expect(secure).toMatchFileSnapshot('./formats/snapshots/nginx.txt');
});

test('nginx speaks plain HTTP without a certificate, and serves below a base URL', () => {
  const plain = nginx(site, options);
  expect(plain).not.toMatch(/certificate|https:/i);
  expect(plain).toContain('8080');
  const redirects = {'/evo/old': '/evo/new#part'};
  const below = nginx({...site, baseUrl: '/evo/', redirects}, options);
  expect(below).toContain('/evo/404.html');
  expect(below).not.toMatch(/[ "^]\/old/);
});

test('the file for shared hosting', async () => {
  await expect(htaccessFile(site)).toMatchFileSnapshot('./formats/snapshots/htaccess.txt');
});

test('the files for Netlify and Cloudflare Pages', async () => {
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
  const canonical = (path: string, baseUrl = '/') =>
    new RegExp(trailingSlashes({...site, baseUrl})).exec(path)?.[1];
  expect(canonical('/ride/')).toBe('/ride');
  expect(canonical('/news/2025/01/14/a-tree//')).toBe('/news/2025/01/14/a-tree');
  expect(canonical('/evo/ride/', '/evo/')).toBe('/evo/ride');
  expect(canonical('/evo/', '/evo/')).toBeUndefined();
  for (const path of ['/', '//', '/ride', '//evo.example/', '/\\evo.example/', '/../']) {
    expect(canonical(path), path).toBeUndefined();
  }
});
