/** How long a writer waits: from the start of `npm start` to the first page, and from a saved word to the word on screen. */
import {spawn, type ChildProcess} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import process from 'node:process';

import {launchBrowser, type Browser, type Page} from './browser';
import {median, type Row} from './row';
import {quietEnvironment, type Command} from './run';
import {clear, type Site} from './sites';
import {targets} from './targets';
import type {Workshop} from './workshop';

interface Subject {
  address: string;
  /** The page's file in the site's folder. */
  file: string;
}

const subjects: Readonly<Record<'ours' | 'empty', Subject>> = {
  ours: {address: '/ride', file: 'pages/ride.mdx'},
  empty: {address: '/markdown-page', file: 'src/pages/markdown-page.mdx'},
};

const minutes = 60_000;

interface Waits {
  /** From the command to the page on screen, with nothing kept and with what the start before has kept. */
  cold: number;
  warm: number;
  edits: number[];
}

/** The waits of who writes on our site and on the template. */
export async function edit(shop: Workshop): Promise<Row[]> {
  const times = shop.quick ? 7 : 21;
  const [ours, empty] = [await waits(shop, 'ours', times), await waits(shop, 'empty', times)];
  const of = (read: (waits: Waits) => number | undefined) => ({
    ours: ours && read(ours),
    empty: empty && read(empty),
  });
  const start = {part: 'edit', subject: 'npm start, to the first page', unit: 'ms'} as const;
  const word = {part: 'edit', subject: 'a saved word, to the screen', unit: 'ms'} as const;
  return [
    {...start, measure: 'nothing kept', ...of(({cold}) => cold)},
    {...start, measure: 'after a start before', ...of(({warm}) => warm)},
    {
      ...word,
      measure: `middle of ${times}`,
      ...of(({edits}) => median(edits)),
      target: targets.edit,
    },
    {...word, measure: 'slowest', ...of(({edits}) => Math.max(...edits))},
  ];
}

async function waits(
  shop: Workshop,
  name: 'ours' | 'empty',
  times: number,
): Promise<Waits | undefined> {
  const site = await shop.site(name);
  if (!site) return undefined;
  const browser = await launchBrowser(shop.browser);
  const place = {shop, site, browser, address: subjects[name].address};
  try {
    shop.say(`${name}, npm start`);
    await clear(site, {keepPictures: true});
    const cold = await withServer(place, () => Promise.resolve());
    const warm = await withServer(place, (page) => {
      shop.say(`${name}, ${times} edits`);
      return editAll(page, site, subjects[name], times);
    });
    return {cold: cold.started, warm: warm.started, edits: warm.result};
  } finally {
    await browser.close();
  }
}

interface Place {
  shop: Workshop;
  site: Site;
  browser: Browser;
  address: string;
}

interface Served<Result> {
  /** Milliseconds from the command to the page on screen. */
  started: number;
  result: Result;
}

/** Starts the development server, opens the page as soon as it answers, and ends the server afterwards. */
async function withServer<Result>(
  {shop, site: {start}, browser, address}: Place,
  use: (page: Page) => Promise<Result>,
): Promise<Served<Result>> {
  if (!start) throw new Error('This site has no development server.');
  const port = await freePort();
  const page = await browser.newPage();
  const begun = performance.now();
  const server = run(start(port));
  shop.onClose(() => server.child.kill());
  try {
    await reach(page, `http://127.0.0.1:${port}${address}`, server);
    await page.waitForFunction(shows, '', {timeout: 2 * minutes});
    const started = performance.now() - begun;
    return {started, result: await use(page)};
  } finally {
    await page.close();
    await end(server.child);
  }
}

/** In the page: when its text has a word, the time of day, else nothing. Of a page without text nothing is said. */
function shows(word: string): number | false {
  const text = document.querySelector('main')?.textContent ?? '';
  return text.length > 0 && text.includes(word) && Date.now();
}

async function editAll(page: Page, site: Site, {file}: Subject, times: number): Promise<number[]> {
  const full = path.join(site.dir, file);
  const text = await readFile(full, 'utf8');
  const measured: number[] = [];
  try {
    // The first edit warms what every later one uses, as a writer's first edit of the day does: it is not counted
    for (let time = 0; time <= times; time += 1) {
      const word = `word-${time}-of-${times}`;
      const shown = page.waitForFunction(shows, word, {polling: 'raf', timeout: minutes});
      const saved = Date.now();
      await writeFile(full, withWord(text, word));
      const at = await (await shown).jsonValue();
      if (time > 0 && at !== false) measured.push(at - saved);
      // A writer's next save is never at once; the server finishes what it does after a page is shown
      await page.waitForTimeout(500);
    }
  } finally {
    await writeFile(full, text);
  }
  return measured;
}

/**
 * A page with one more word at the end of its first line of running text, below its front matter.
 * @throws where the page has no such line
 */
export function withWord(page: string, word: string): string {
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(page) ?? [];
  const lines = page.slice(head.length).split('\n');
  const index = lines.findIndex((line) => /^[A-Z][\w’']* \w/.test(line));
  if (index < 0) throw new Error('The page has no line of running text.');
  lines[index] = `${lines[index] ?? ''} ${word}`;
  return head + lines.join('\n');
}

interface Running {
  child: ChildProcess;
  output: () => string;
}

function run({args, cwd, env}: Command): Running {
  const child = spawn(process.execPath, args, {
    cwd,
    env: {...process.env, ...quietEnvironment, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return {child, output: () => output};
}

/** Opens an address as soon as it answers. */
async function reach(page: Page, url: string, {child, output}: Running): Promise<void> {
  const until = performance.now() + 3 * minutes;
  while (performance.now() < until) {
    if (child.exitCode !== null) break;
    const answered = await fetch(url, {headers: {accept: 'text/html'}}).then(
      ({ok}) => ok,
      () => false,
    );
    if (answered) {
      await page.goto(url, {waitUntil: 'commit', timeout: 2 * minutes});
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`npm start does not answer at ${url}:\n${output().slice(-3000)}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(killer);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
