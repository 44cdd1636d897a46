import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import process from 'node:process';

import {globSync} from 'tinyglobby';

import {findProgram} from './findProgram';
import type {Driver, Engine} from './driver';

/** The key of an element's id in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function launch(): Promise<Driver | undefined> {
  const screen = findProgram(['xvfb-run']);
  const driver = findProgram(['WebKitWebDriver']);
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (!screen || !driver || !binary) return undefined;

  const port = await freePort();
  const server = spawn(screen, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true, // xvfb-run has children, which end with its group
    env: {...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'}, // the sandbox needs privileges
  });
  const stop = () => server.pid && process.kill(-server.pid);

  let session = '';
  async function send(path: string, body?: object, method = body ? 'POST' : 'GET') {
    const url = `http://127.0.0.1:${port}${session}${path}`;
    const response = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const options = {'webkitgtk:browserOptions': {binary, args: ['--automation']}};
  try {
    await retry(() => send('/status'));
    const value = await send('/session', {capabilities: {alwaysMatch: options}});
    session = `/session/${(value as {sessionId: string}).sessionId}`;
  } catch (error) {
    stop();
    throw error;
  }

  const evaluate = (expression: string) =>
    send('/execute/sync', {script: `return (${expression})`, args: []});
  // Waits until the element stands still, as puppeteer's locators do
  const find = async (selector: string) => {
    const place = `((element) => {
      element?.scrollIntoView({block: 'center', behavior: 'instant'});
      return element && JSON.stringify(element.getBoundingClientRect());
    })(document.querySelector(${JSON.stringify(selector)}))`;
    let previous: unknown;
    await retry(async () => {
      const current = await evaluate(place);
      const stands = current !== null && current === previous;
      previous = current;
      if (!stands) throw new Error(`${selector} is not on the page, or it moves.`);
    });
    const element = await send('/element', {using: 'css selector', value: selector});
    return `/element/${(element as Record<string, string>)[elementKey]}`;
  };
  return {
    open: (url) => send('/url', {url}),
    resize: (width, height) => send('/window/rect', {width, height}),
    evaluate,
    click: async (selector) => send(`${await find(selector)}/click`, {}),
    type: async (selector, text) => send(`${await find(selector)}/value`, {text}),
    close: async () => {
      await send('', undefined, 'DELETE');
      stop();
    },
  };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Tries for 20 seconds until an action succeeds. */
async function retry<Result>(action: () => Promise<Result>): Promise<Result> {
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** WebKit in its own small browser, over the WebDriver protocol. */
export const webkit: Engine = {
  name: 'WebKit',
  launch,
  install: 'apt-get install webkit2gtk-driver xvfb',
};
