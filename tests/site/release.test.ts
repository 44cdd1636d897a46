import {readFileSync} from 'node:fs';
import type {Config} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Site} from '../../src/check/company';
import {millisecondsPerDay} from '../../src/clock';
import {contact} from '../../src/company/contact';
import site from '../../src/company/data/site.json';
import {baseUrl, launched} from '../../src/company/site';
import {fileOf, pages, textOf} from './site';

test('only a launched site may be listed, and any other says that it is a preview', () => {
  for (const page of pages.filter(({path}) => !['/404', '/offline'].includes(path))) {
    const words = textOf(page, 'body').replace(textOf(page, 'main'), '');
    const isHidden = page.$('meta[name="robots"][content*="noindex"]').length > 0;
    expect(isHidden, page.path).toBe(!launched);
    expect(/preview/i.test(words), `${page.path} says that it is a preview`).toBe(!launched);
  }
});

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('../../src/company/data/site.json');
  vi.resetModules();
});

/** Loads the configuration as a build with these facts does. */
async function loadConfig(facts: Partial<Site> = {}): Promise<Config> {
  vi.resetModules();
  vi.doMock('../../src/company/data/site.json', () => ({default: {...site, ...facts}}));
  const {default: config} = await import('../../docusaurus.config');
  return config;
}

test.each([
  [true, undefined, false],
  [true, 'true', true],
  [false, undefined, true],
  [false, 'true', true],
])('launched: %s, EVO_PREVIEW=%s: noindex is %s', async (isLaunched, isPreview, noIndex) => {
  vi.stubEnv('EVO_PREVIEW', isPreview);
  const {noIndex: found, customFields} = await loadConfig({launched: isLaunched});
  expect(found).toBe(noIndex); // Docusaurus writes the sitemap unless this is true
  const isMarked = /preview/i.test(JSON.stringify(customFields));
  expect(isMarked, 'pages say that they are a preview').toBe(!isLaunched);
});

test.each([
  ['EVO_PREVIEW', 'yes'],
  ['EVO_PREVIEW', 'TRUE'],
  ['EVO_NOW', '2025-01-14T00:00:00'], // without a zone
])('%s=%s is refused', async (name, value) => {
  vi.stubEnv(name, value);
  await expect(loadConfig()).rejects.toThrow(`${name} is "${value}"`);
});

test.each([
  ['2026-07-14T23:59:00+05:30', true],
  ['2026-07-15T00:00:00+05:30', false],
])('at %s a notice until 14 July is shown: %s', async (instant, isShown) => {
  vi.stubEnv('EVO_NOW', instant);
  const notice = {text: 'The road is closed.', until: '2026-07-14'};
  const {customFields} = await loadConfig({notice});
  expect(JSON.stringify(customFields).includes(notice.text)).toBe(isShown);
});

test('a service extends the policy', async () => {
  const {contentSecurityPolicy} = await import('../../src/plugins/release/policy');
  const service = {name: 'A', sentence: 'counts.', origins: ['https://stats.evo.in']};
  expect(contentSecurityPolicy([])).toMatch(/^default-src 'none';[^.]*$/); // no host
  for (const directive of ['script-src', 'connect-src', 'img-src'])
    expect(contentSecurityPolicy([service])).toMatch(
      new RegExp(`${directive} [^;]* https://stats\\.evo\\.in`),
    );
});

test.runIf(baseUrl === '/')('security.txt names the contact, and expires in about a year', () => {
  const text = readFileSync(fileOf('.well-known/security.txt'), 'utf8');
  expect(text).toContain(`Contact: mailto:${contact.email}`);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / millisecondsPerDay;
  expect(days, 'days until it expires').toBeGreaterThan(300);
  expect(days, 'days until it expires').toBeLessThan(367);
});
