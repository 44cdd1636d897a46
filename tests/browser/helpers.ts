import {expect, type Browser, type BrowserContextOptions, type Page} from 'playwright/test';

export const phone = {width: 390, height: 844};
export const desktop = {width: 1280, height: 800};

/** The widths that pages must fit into, in CSS pixels. */
export const widths = [320, 390, 768, 1024, 1280, 1920];

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/**
 * Opens an address and waits until it can be used and is laid out as far down as it goes: before that, browsers tell of
 * the old style of what they have left out (src/plugins/late).
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await page.locator('html:not([data-in-parts])').waitFor({state: 'attached'});
}

/** Waits until a number that scrolling changes is twice the same, a fifth of a second apart. */
export async function atRest(read: () => Promise<number>): Promise<void> {
  let last = Number.NaN;
  const rests = async () => {
    const before = last;
    last = await read();
    return last === before;
  };
  await expect.poll(rests, {intervals: [200]}).toBe(true);
}

/** Opens an address and waits until it can be used and asks for nothing more. */
export async function openToTheEnd(page: Page, address: string): Promise<void> {
  await open(page, address); // scripts come after the first paint, when all may have been quiet already
  await page.waitForLoadState('networkidle');
}

/** Waits until the browser has laid out and painted what was just changed. Not for pages without JavaScript. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
}

/**
 * Holds the site's scripts back from now on, as a bad network does.
 * @returns lets them come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue().catch(() => {}); // the page that asked may be gone
  });
  return release;
}

/** Gives the window another width, and the page time to answer. */
export async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: page.viewportSize()?.height ?? desktop.height});
  await painted(page);
}

/**
 * Collects what goes wrong on a page from now on: console messages of any kind, errors, failed requests, and requests
 * that leave the site. Violations of the content security policy are console messages.
 */
export function watch(page: Page): string[] {
  const problems: string[] = [];
  const site = process.env['SITE_URL'] ?? '';
  page.on('console', (message) => {
    problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(`${site}/`))
      problems.push(`request to another origin: ${url}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Browsers break off a video when they have enough of it, and a picture when a new width asks for another size.
    if (why === 'net::ERR_ABORTED' && ['media', 'image'].includes(request.resourceType())) return;
    problems.push(`request failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** What sticks out of the window sideways, with the widest parts. Empty when the page fits. */
export async function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const over = root.scrollWidth - root.clientWidth;
    if (over <= 0) return [];
    const inScroller = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      }
      return false;
    };
    const culprits = [...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.getBoundingClientRect().right > root.clientWidth + 0.5 && !inScroller(element),
      )
      .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`);
    return [`${over} px too wide`, ...culprits.slice(0, 5)];
  });
}

/** A page in a context of its own, for what a test needs beside its own page. */
export async function inContext<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({baseURL: process.env['SITE_URL'] ?? '', ...options});
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

export interface Reading {
  /** What can be read in `main`, an element's own words each. */
  words: string[];
  /** Where the page's links lead, each once. */
  links: string[];
}

/**
 * Reads a page. Left out are buttons and whatever else comes with JavaScript alone: `output`, and what is marked
 * `data-enhancement` (it must only help, and say nothing that is not said elsewhere on the page). A button in a heading
 * is that heading's words.
 */
export async function read(page: Page): Promise<Reading> {
  return page.evaluate(() => {
    const leftOut =
      'script, style, template, noscript, button:not(h3 > button), output, [data-enhancement]';
    const words: string[] = [];
    for (const element of document.querySelectorAll('main, main *')) {
      if (element.closest(leftOut) || !element.checkVisibility({visibilityProperty: true}))
        continue;
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('')
        .replace(/\s+/g, ' ')
        .trim();
      if (own) words.push(own);
    }
    const links = new Set<string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (link.closest('[data-enhancement], noscript')) continue;
      const {origin, pathname, search, hash} = link;
      links.add(origin === location.origin ? pathname + search + hash : link.href);
    }
    return {words, links: [...links].sort()};
  });
}

/** What one list has more than another, counting how often. */
export function more(these: readonly string[], those: readonly string[]): string[] {
  const rest = [...those];
  return these.filter((item) => {
    const index = rest.indexOf(item);
    if (index < 0) return true;
    rest.splice(index, 1);
    return false;
  });
}

/** Fails softly with a readable list, so that one run shows everything. */
export function expectNone(problems: readonly string[], what: string): void {
  expect
    .soft(problems.length, `${what}\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n`)
    .toBe(0);
}
