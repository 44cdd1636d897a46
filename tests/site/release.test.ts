import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Config, LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, onTestFinished, test, vi} from 'vitest';
import {contact} from '../../src/company/contact';
import release from '../../src/plugins/release';
import {expectOnEveryPage, fileOf, textOf} from './site';

test('a build without EVO_RELEASE=true hides every page, and says that it is a preview', () => {
  expectOnEveryPage((page) => {
    const isHidden = page.$('meta[name="robots"][content*="noindex"]').length > 0;
    const outside = textOf(page, 'body').replace(textOf(page, 'main'), '');
    const isMarked = /preview/i.test(outside);
    return [
      ...(isHidden ? [] : ['search engines may list it: it has no noindex']),
      ...(isMarked ? [] : ['it does not say that it is a preview']),
    ];
  });
});

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

/** Loads the configuration the way a build with these switches does. */
async function loadConfig(EVO_RELEASE?: string, EVO_PREVIEW?: string): Promise<Config> {
  vi.stubEnv('EVO_RELEASE', EVO_RELEASE);
  vi.stubEnv('EVO_PREVIEW', EVO_PREVIEW);
  vi.resetModules();
  const {default: config} = await import('../../docusaurus.config');
  return config;
}

test.each([
  ['true', undefined, false],
  ['true', 'true', true],
  ['false', undefined, true],
  [undefined, undefined, true],
])('EVO_RELEASE=%s EVO_PREVIEW=%s: noindex is %s', async (isRelease, isPreview, noIndex) => {
  const {noIndex: found, presets, customFields} = await loadConfig(isRelease, isPreview);
  expect(found).toBe(noIndex); // Docusaurus writes the sitemap unless this is true
  expect(presets).toMatchObject([['classic', {sitemap: {}}]]);
  const isMarked = /preview/i.test(JSON.stringify(customFields));
  expect(isMarked, 'pages say that they are a preview').toBe(isRelease !== 'true');
});

test.each(['yes', 'TRUE'])('EVO_RELEASE=%s is refused', async (value) => {
  const loaded = loadConfig(value).then(() => 'the configuration');
  await expect(loaded).rejects.toThrow(`EVO_RELEASE is "${value}"`);
});

/** A project with one file, for the guard of a release. */
function projectWith(file: string, text: string): LoadContext {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'evo-release-'));
  onTestFinished(() => rmSync(siteDir, {recursive: true}));
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
  return {siteDir} as LoadContext;
}

test('a release refuses samples and placeholders, with file and line', () => {
  vi.stubEnv('EVO_RELEASE', 'true');
  const build = (file: string, text: string) => () => release(projectWith(file, text));
  const post = 'news/2025-01-14-a-post/index.md';
  expect(build(post, '---\nsample: true\n---\n'), 'with a sample').toThrow(`${post}:2:1`);
  const contacts = 'src/company/contact.ts';
  expect(build(contacts, "phone: '+91 00000 00000',"), 'a placeholder').toThrow(`${contacts}:1:`);
  expect(build('pages/index.mdx', 'Words.'), 'with neither').not.toThrow();
});

test('security.txt names the contact, and is valid for about a year', () => {
  const text = readFileSync(fileOf('.well-known/security.txt'), 'utf8');
  expect(text).toContain(`Contact: mailto:${contact.email}`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days, 'days until security.txt expires').toBeGreaterThan(300);
  expect(days, 'days until security.txt expires').toBeLessThan(367);
});
