import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import readCode from 'jsqr';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import {colors} from '../../company/brand';
import {contact, links, phoneNumber} from '../../company/contact';
import {origin} from '../../company/site';
import {staticCache} from '../cache';
import siteFiles from '.';

/** The text of a QR code on a dark page. */
async function decode(file: string): Promise<string | undefined> {
  const {data, info} = await sharp(file)
    .resize({width: 256})
    .extend({top: 40, bottom: 40, left: 40, right: 40, background: colors.Night})
    .ensureAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return readCode(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

interface Manifest {
  start_url: string;
  icons: {src: string; sizes: string}[];
  shortcuts: {url: string}[];
}

test('the site files have the base URL, the contact, codes that scan, and icons of the stated size', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'evo-files-'));
  await siteFiles({siteDir, baseUrl: '/evo/'}).loadContent?.();
  const folder = path.join(siteDir, staticCache);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = JSON.parse(read('site.webmanifest')) as Manifest;
  const robots = read('robots.txt');
  const card = read('evo.vcf').split('\r\n');
  const codes = await Promise.all(
    ['app', 'call'].map((name) => decode(`${folder}/qr-${name}.svg`)),
  );
  rmSync(siteDir, {recursive: true});

  expect(robots).toMatch(/^Sitemap: https:\/\/\S+\/evo\/sitemap\.xml$/m);
  expect(codes).toEqual([`${origin}/evo/#download`, links.phone]);
  expect(card).toContain(`TEL;TYPE=WORK:${phoneNumber}`);
  expect(card).toContain(`EMAIL;TYPE=WORK:${contact.email}`);
  const address = contact.address.join(', ').replaceAll(',', '\\,');
  expect(card).toContain(`ADR;TYPE=WORK:;;${address};;;;`);
  const resolve = (url: string) => new URL(url, `${origin}/evo/site.webmanifest`).href;
  expect(resolve(manifest.start_url)).toBe(`${origin}/evo/`);
  expect(manifest.shortcuts.map(({url}) => resolve(url))).toEqual(
    ['#book', 'contact', 'ride'].map((page) => `${origin}/evo/${page}`),
  );
  for (const {src, sizes} of manifest.icons) {
    const file = path.join('static', src);
    expect(existsSync(file), file).toBe(true);
    const {width, height} = await sharp(file).metadata();
    expect(`${width}x${height}`, file).toBe(sizes);
  }
});
