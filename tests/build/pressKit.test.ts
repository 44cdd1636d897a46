import {readFileSync} from 'node:fs';
import path from 'node:path';

import {unzipSync} from 'fflate';
import sharp from 'sharp';
import {expect, test} from 'vitest';

import {colors, pressKit} from '../../src/company/brand';
import {contact} from '../../src/company/contact';
import {boilerplate} from '../../src/company/newsroom';
import {build, root} from '../support/builtSite';
import {follow, pageAt, readable} from './pages';

const zip = readFileSync(path.join(build, pressKit.file));
const files = Object.entries(unzipSync(zip));
const textOf = (name: string) =>
  Buffer.from(files.find(([each]) => each === name)?.[1] ?? []).toString();
const page = pageAt(pressKit.page);

test('the page links to the file, states its size, and is linked for the press', () => {
  expect(follow(page.$('article a[href$=".zip"]').attr('href') ?? '', page).kind).toBe('file');
  expect(readable(page, 'article')).toContain(`${Math.round(zip.length / 1e6)} MB`);
  expect(zip.length).toBeLessThan(6e6);
  for (const from of ['/news', '/contact']) {
    expect(pageAt(from).$(`main a[href="${pressKit.page}"]`), from).toHaveLength(1);
  }
});

test('it has five pictures in print size, each with a caption and the credit', async () => {
  const pictures = files.filter(([name]) => name.startsWith('pictures/'));
  expect(pictures).toHaveLength(5);
  for (const [name, data] of pictures) {
    const {width, height} = await sharp(data).metadata();
    expect(width, name).toBeGreaterThanOrEqual(1800);
    const [, caption] = textOf('press-kit.txt').split(`${name}: ${width} × ${height} pixels\n\n`);
    expect(caption, name).toMatch(/^.+\. Illustration: EVO\n/);
  }
});

test('it has the logo in two colours, the texts and the contact', async () => {
  for (const [name, letters] of [
    ['logo/logo-on-light', colors.Night],
    ['logo/logo-on-dark', colors.Mist],
  ] as const) {
    expect(textOf(`${name}.svg`)).toContain(`fill="${letters}"`);
    const png = files.find(([each]) => each === `${name}.png`)?.[1];
    expect(await sharp(png).metadata()).toMatchObject({format: 'png', width: 2345, hasAlpha: true});
  }
  for (const part of [boilerplate.replace('\u00A0', ' '), contact.phone, contact.email]) {
    expect(textOf('press-kit.txt')).toContain(part);
  }
});

test('the colours are those of the site', () => {
  const tokens = readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8');
  const icon = readFileSync(path.join(root, 'static/favicon.svg'), 'utf8');
  expect(icon, 'Run `npm run brand`').toContain(colors.Night);
  for (const [name, color] of Object.entries(colors)) {
    expect(tokens, 'Run `npm run brand`').toContain(`--${name.toLowerCase()}: ${color};`);
    expect(textOf('press-kit.txt')).toContain(`${name} ${color}`);
  }
});
