import {expect, test as base, type Page} from 'playwright/test';

import {legalLinks} from '../../src/company/navigation';
import {unknownAddress} from './builtPages';

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** A test whose page is open from the start: `test.use({address: '/ride'})`. */
export const test = base.extend<{address: string}>({
  address: ['/', {option: true}],
  page: async ({page, address, javaScriptEnabled}, use) => {
    await page.goto(address);
    if (javaScriptEnabled) await hydrated(page);
    await use(page);
  },
});

export const main = (page: Page) => page.getByRole('main');
export const footer = (page: Page) => page.getByRole('contentinfo');
export const heading = (page: Page) => page.getByRole('heading', {level: 1});

/** Two pages that every page links. */
export const [linked = '', otherLinked = ''] = legalLinks.map(({to}) => to);

/** The footer's link to a page. */
export const linkTo = (page: Page, path: string) =>
  footer(page).locator(`a[href="${path}"]`).first();

/** Scrolls without animation. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Holds the site's scripts back from now on, like a slow network.
 * @returns releases them
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {}); // the page may have been closed
  });
  return release;
}

/**
 * Collects the problems of a page from now on: errors and messages on the console. Browsers report there failed requests
 * and those that the content security policy does not allow.
 */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const problem = `console ${message.type()}: ${message.text()} (${message.location().url})`;
    const isExpected = problem.includes(unknownAddress) && /\b404\b/.test(problem);
    const isPlaywright = problem.includes('Service Worker registration blocked by Playwright');
    if (!isExpected && !isPlaywright) problems.push(problem);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  return problems;
}

/** Expects what a visitor does to send nothing, but to an app for mail, and to store nothing. */
export async function expectPrivate<Result>(page: Page, act: () => Promise<Result>) {
  await page.waitForLoadState('networkidle');
  const stored = await page.context().storageState({indexedDB: true});
  const requests: string[] = [];
  page.on('request', (request) => {
    const isMail = request.url().startsWith('mailto:');
    if (!isMail && request.resourceType() !== 'image') requests.push(request.url());
  });
  const result = await act();
  expect(requests).toEqual([]);
  expect(await page.context().storageState({indexedDB: true})).toEqual(stored);
  return result;
}
