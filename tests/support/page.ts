import process from 'node:process';

import {expect, type Frame, type Page, type Response} from 'playwright/test';

import {unknownAddress} from './routes';
import {desktop} from './viewports';

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/**
 * Opens an address and waits until the page is hydrated. Lays out this page and the next ones to their end, where
 * src/plugins/deferred-loading lets the browser skip distant sections.
 */
export async function open(page: Page, address: string): Promise<Response | null> {
  await page.addInitScript(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('main > *, footer {content-visibility: visible !important}');
    document.adoptedStyleSheets = [everything];
  });
  const response = await page.goto(address);
  await hydrated(page);
  return response;
}

/** Waits until the browser has painted the latest changes. Needs JavaScript. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

export const heading = (page: Page) => page.getByRole('heading', {level: 1});

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true}).first();

export const phoneBar = (page: Page) => page.getByRole('complementary', {name: 'Quick actions'});

/** Returns where the hero ends, in pixels from the top of the page. */
export const heroEnd = (page: Page) =>
  heading(page).evaluate((title) => {
    const section = title.closest('section, header');
    // A hero whose form follows later has no box of its own
    const hero = section?.getClientRects().length ? section : title.parentElement;
    return Math.ceil((hero?.getBoundingClientRect().bottom ?? Number.NaN) + window.scrollY);
  });

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({top: y, behavior: 'instant'}), top);
  await painted(page);
}

export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/**
 * Holds requests back from now on, like a slow network.
 * @returns releases them
 */
export async function holdRequests(page: Page, urls: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urls, async (route) => {
    await released;
    await route.continue().catch(() => {}); // the page may have been closed
  });
  return release;
}

/** Holds the site's scripts back. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/js/*.js');

/** Sets what the browser tells scripts about the network, from the next navigation on. */
export async function setConnection(
  page: Page,
  connection: {saveData: boolean; effectiveType: string},
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
}

export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: page.viewportSize()?.height ?? desktop.height});
  await painted(page);
}

/**
 * Collects problems of a page from now on: errors, console messages and requests to other origins. Chromium reports
 * failed requests and violations of the content security policy on the console. Skips the 404 of {@link unknownAddress}.
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
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^(?:data|blob):/.test(url.protocol) && url.origin !== process.env['SITE_URL'])
      problems.push(`request to another origin: ${url.href}`);
  });
  return problems;
}

/** Returns how much wider than the window a page is, and the elements that may be why. Empty when the page fits. */
export async function sticksOut(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const {clientWidth, scrollWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const culprits = [...document.querySelectorAll('main *, header *, footer *')].filter(isOut);
    const names = culprits.map(({localName, className}) => `<${localName} class="${className}">`);
    return [`${scrollWidth - clientWidth} px too wide`, ...names.slice(0, 5)];
  });
}

/** Resizes the window, and expects the page to fit it. */
export async function expectFits(page: Page, width: number): Promise<void> {
  await resize(page, width);
  await expect.soft.poll(() => sticksOut(page), `${page.url()} at ${width} px`).toEqual([]);
}
