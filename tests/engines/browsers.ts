import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';

import getPort from 'get-port';
import puppeteer from 'puppeteer-core';
import {Builder, By, type WebElement} from 'selenium-webdriver';
import {globSync} from 'tinyglobby';
import {onTestFinished, vi} from 'vitest';

/** What the journeys need of a browser, which ends with its test. Selectors are CSS. */
export interface Driver {
  /** Loads a URL and waits for its `load` event. */
  open: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Returns the value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
}

/** How often and how long to wait, in milliseconds. */
export const patience = {interval: 100, timeout: 20_000};

/** The path of a program, or nothing if it is not installed. */
const find = (name: string) => spawnSync('which', [name], {encoding: 'utf8'}).stdout.trim();

/** Starts Firefox, over WebDriver BiDi. @returns nothing if it is not installed */
export async function startFirefox(): Promise<Driver | undefined> {
  const executablePath = find('firefox-esr') || find('firefox');
  if (!executablePath) return undefined;
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({width, height}),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
  };
}

/** Starts WebKit in its own small browser, over WebDriver. @returns nothing if it is not installed */
export async function startWebKit(): Promise<Driver | undefined> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!find('xvfb-run') || !find('WebKitWebDriver') || !binary) return undefined;
  const port = await getPort();
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true, // xvfb-run has children, which end with its group
    env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}, // the sandbox needs privileges
  });
  onTestFinished(() => {
    if (server.pid) process.kill(-server.pid);
  });
  const browserName = 'MiniBrowser';
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({browserName, 'webkitgtk:browserOptions': {binary, args: ['--automation']}});
  const browser = await vi.waitFor(() => builder.build(), patience);
  /** Retries until the element is on the page, and no other covers it. */
  const use = (selector: string, action: (element: WebElement) => Promise<void>) =>
    vi.waitFor(async () => {
      const element = await browser.findElement(By.css(selector));
      const scroll = `arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})`;
      await browser.executeScript(scroll, element);
      await action(element);
    }, patience);
  return {
    open: (url) => browser.get(url),
    resize: (width, height) => browser.manage().window().setRect({x: 0, y: 0, width, height}),
    evaluate: (expression) => browser.executeScript(`return (${expression})`),
    click: (selector) => use(selector, (element) => element.click()),
    type: (selector, text) => use(selector, (element) => element.sendKeys(text)),
  };
}
