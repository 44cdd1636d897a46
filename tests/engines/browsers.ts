import {spawn, spawnSync} from 'node:child_process';
import process from 'node:process';

import getPort from 'get-port';
import puppeteer from 'puppeteer-core';
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

/** The key of an element's id in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKit in its own small browser, over the WebDriver protocol. @returns nothing if it is not installed */
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

  let session = 'session';
  async function send(path: string, body: object): Promise<unknown> {
    const url = `http://127.0.0.1:${port}/${session}${path}`;
    const response = await fetch(url, {method: 'POST', body: JSON.stringify(body)});
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const evaluate = (expression: string) =>
    send('/execute/sync', {script: `return (${expression})`, args: []});
  /** Retries until the element is on the page, and no other covers it. */
  const use = (selector: string, action: string, body: object) =>
    vi.waitFor(async () => {
      const element = await send('/element', {using: 'css selector', value: selector});
      const found = `document.querySelector(${JSON.stringify(selector)})`;
      await evaluate(`${found}.scrollIntoView({block: 'center', behavior: 'instant'})`);
      await send(`/element/${(element as Record<string, string>)[elementKey]}/${action}`, body);
    }, patience);

  const capabilities = {'webkitgtk:browserOptions': {binary, args: ['--automation']}};
  const body = {capabilities: {alwaysMatch: capabilities}};
  const started = await vi.waitFor(() => send('', body), patience);
  session += `/${(started as {sessionId: string}).sessionId}`;
  return {
    open: (url) => send('/url', {url}),
    resize: (width, height) => send('/window/rect', {width, height}),
    evaluate,
    click: (selector) => use(selector, 'click', {}),
    type: (selector, text) => use(selector, 'value', {text}),
  };
}
