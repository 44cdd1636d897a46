import {spawn} from 'node:child_process';
import process from 'node:process';

import getPort from 'get-port';
import {globSync} from 'tinyglobby';
import {vi} from 'vitest';

import {findProgram, patience, type Driver} from './driver';

/** The key of an element's id in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKit in its own small browser, over the WebDriver protocol. @returns nothing if it is not installed */
export async function startWebKit(): Promise<Driver | undefined> {
  const screen = findProgram('xvfb-run');
  const program = findProgram('WebKitWebDriver');
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!screen || !program || !binary) return undefined;

  const port = await getPort();
  const server = spawn(screen, ['-a', program, `--port=${port}`], {
    stdio: 'ignore',
    detached: true, // xvfb-run has children, which end with its group
    env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}, // the sandbox needs privileges
  });

  let session = 'session';
  async function send(path: string, body?: object, method = 'POST'): Promise<unknown> {
    const url = `http://127.0.0.1:${port}/${session}${path}`;
    const response = await fetch(url, {method, body: JSON.stringify(body)});
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
      const place = `{block: 'center', behavior: 'instant'}`;
      await evaluate(
        `document.querySelector(${JSON.stringify(selector)}).scrollIntoView(${place})`,
      );
      await send(`/element/${(element as Record<string, string>)[elementKey]}/${action}`, body);
    }, patience);

  const stop = () => server.pid && process.kill(-server.pid);
  const browserOptions = {binary, args: ['--automation']};
  const capabilities = {alwaysMatch: {'webkitgtk:browserOptions': browserOptions}};
  try {
    const started = await vi.waitFor(() => send('', {capabilities}), patience);
    session += `/${(started as {sessionId: string}).sessionId}`;
  } catch (error) {
    stop();
    throw error;
  }
  return {
    open: (url) => send('/url', {url}),
    resize: (width, height) => send('/window/rect', {width, height}),
    evaluate,
    click: (selector) => use(selector, 'click', {}),
    type: (selector, text) => use(selector, 'value', {text}),
    close: async () => {
      await send('', undefined, 'DELETE');
      stop();
    },
  };
}
