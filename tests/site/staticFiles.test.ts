import {existsSync, readFileSync} from 'node:fs';
import sharp from 'sharp';
import {globSync} from 'tinyglobby';
import jsQR from 'jsqr';
import {expect, test} from 'vitest';
import {appPath, links} from '../../src/company/contact';
import {baseUrl, launched, origin, siteUrl} from '../../src/company/site';
import type fixed from '../../src/plugins/generated-files/manifest.json';
import {fileOf, pageAt, resolve} from './site';

const read = (file: string) => readFileSync(fileOf(file), 'utf8');

test('browsers keep the files whose names change with their content, and no others', () => {
  const kept = read('_headers')
    .split(/\n(?=\S)/)
    .filter((block) => block.includes('immutable'))
    .map((block) => block.split('\n')[0]?.slice(baseUrl.length).replace(/\*$/, '**') ?? '')
    .flatMap((pattern) => globSync(pattern, {cwd: fileOf('')}));
  const stable = kept.filter((file) => !/[.-][\da-f]{8,}[.-]/.test(file));
  expect(stable.map((file) => `_headers keeps ${file}, whose name does not change`)).toEqual([]);
  expect(kept.length, 'kept files').toBeGreaterThan(0);
});

test('only a launched site has a sitemap', () => {
  expect(existsSync(fileOf('sitemap.xml'))).toBe(launched);
});

test.runIf(baseUrl === '/')('robots.txt lets search engines in, and names the sitemap', () => {
  const lines = read('robots.txt').split('\n');
  expect(lines, 'robots.txt').not.toContain('Disallow: /');
  expect(lines.includes(`Sitemap: ${siteUrl}/sitemap.xml`)).toBe(launched);
});

test.each([
  ['app', siteUrl + appPath],
  ['call', links.phone],
])('the QR code %s leads to %s', async (name, address) => {
  const {data, info} = await sharp(fileOf(`codes/${name}.svg`), {density: 300})
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  const pixels = new Uint8ClampedArray(data);
  expect(jsQR(pixels, info.width, info.height)?.data).toBe(address);
});

test('paper shows the address of the site after links', () => {
  const styles = globSync('assets/css/*.css', {cwd: fileOf('')})
    .map(read)
    .join();
  expect(styles, 'the address that paper shows').toContain(`(${origin}`);
});

test('site.webmanifest names pages and icons that exist', async () => {
  const manifest = JSON.parse(read('site.webmanifest')) as typeof fixed & {id: string};
  // The address of the home page that search engines know
  const home = pageAt('/').$('link[rel="canonical"]').attr('href');
  expect(new URL(manifest.id, origin).href).toBe(home);
  expect(new URL(manifest.start_url, `${siteUrl}/`).href).toBe(home);
  for (const {url} of manifest.shortcuts) {
    expect(resolve(url, pageAt('/')).problem).toBeUndefined();
  }
  for (const {src, sizes} of manifest.icons) {
    const {width, height} = await sharp(fileOf(src)).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
