import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {writeSiteFiles} from '.';

interface Manifest {
  start_url: string;
  icons: {src: string; sizes: string}[];
  shortcuts: {url: string}[];
}

test('the site files name the base URL, and icons of the size that they have', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'evo-files-'));
  const folder = path.join(siteDir, await writeSiteFiles(siteDir, '/evo/'));
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = JSON.parse(read('site.webmanifest')) as Manifest;
  const robots = read('robots.txt');
  rmSync(siteDir, {recursive: true});

  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/evo\/sitemap\.xml$/m);
  expect(manifest.start_url).toBe('/evo/');
  expect(manifest.shortcuts.map(({url}) => url)).toEqual([
    '/evo/#book',
    '/evo/contact',
    '/evo/ride',
  ]);
  for (const {src, sizes} of manifest.icons) {
    const file = path.join('static', src.slice('/evo/'.length));
    expect(existsSync(file), file).toBe(true);
    const {width, height} = await sharp(file).metadata();
    expect(`${width}x${height}`, file).toBe(sizes);
  }
});
