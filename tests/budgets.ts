/**
 * Prints what each page weighs beside what it may weigh (tests/budgets.json): KB of 1,000 bytes, text in brotli.
 *
 *     npm run budgets               what is, and what may be
 *     npm run budgets -- --raise    pages that are too heavy get what they weigh now and some room
 *     npm run budgets -- --set      every page gets what it weighs now and some room: lowers budgets, too
 */
import {writeFile} from 'node:fs/promises';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {firstView, launchBrowser} from './bench/browser';
import {
  KB,
  budgetName,
  budgetsFile,
  isBudgeted,
  readBudgets,
  weigh,
  withRoom,
  type Budget,
  type Budgets,
  type Weighed,
} from './build/budgets';
import setup from './build/setup';
import {build, publicPages} from './build/site';
import {partsOf} from './build/weight';
import {findBrowser} from './find-browser';
import {startServer} from './server';

interface Measured {
  /** Bytes by budget and by what is weighed: where a budget is for many pages, of the heaviest. */
  pages: Map<string, Map<Weighed, number>>;
  /** Bytes by file, of those that a release may make heavier. */
  files: Map<string, number>;
}

function readFiles(): Measured {
  const measured: Measured = {pages: new Map(), files: new Map()};
  for (const page of publicPages) {
    const name = budgetName(page.address);
    const parts = partsOf(page);
    for (const [kind, bytes] of weigh(parts)) note(measured, name, kind, bytes);
    for (const {kind, name: file, bytes} of parts) {
      if (isBudgeted(name, kind)) measured.files.set(file, bytes);
    }
  }
  return measured;
}

async function lookAtPages(measured: Measured): Promise<void> {
  const server = await startServer({dir: build});
  const browser = await launchBrowser(findBrowser());
  try {
    for (const {address} of publicPages) {
      const name = budgetName(address);
      if (!isBudgeted(name, 'first view')) continue;
      const {bytes} = await firstView(browser, server.url + address);
      note(measured, name, 'first view', bytes);
    }
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

function note({pages}: Measured, name: string, what: Weighed, bytes: number): void {
  if (!isBudgeted(name, what)) return;
  const weights = pages.get(name) ?? new Map<Weighed, number>();
  pages.set(name, weights.set(what, Math.max(weights.get(what) ?? 0, bytes)));
}

/** New budgets: for everything, or for what is too heavy or has none yet. */
function budgetsFrom(measured: Measured, old: Budgets, all: boolean): Budgets {
  const budgetOf = (name: string, weights: ReadonlyMap<Weighed, number>): Budget =>
    Object.fromEntries(
      [...weights].map(([what, bytes]) => {
        const before = old.pages[name]?.[what];
        const stays = !all && before !== undefined && bytes <= before * KB;
        return [what, stays ? before : withRoom(bytes)];
      }),
    );
  const files = [...measured.files].sort(([a], [b]) => a.localeCompare(b));
  return {
    pages: Object.fromEntries(
      [...measured.pages].map(([name, weights]) => [name, budgetOf(name, weights)]),
    ),
    files: Object.fromEntries(files.map(([name, bytes]) => [name, Math.round(bytes / 100) / 10])),
  };
}

/** One line a page, so that a change of the file shows which page has become heavier, by how much. */
async function write({pages, files}: Budgets): Promise<void> {
  const block = (name: string, entries: Record<string, unknown>) => {
    const lines = Object.entries(entries).map(([key, value]) => {
      const text = JSON.stringify(value).replace(/([:,])/g, '$1 ');
      return `    ${JSON.stringify(key)}: ${text}`;
    });
    return `  ${JSON.stringify(name)}: {\n${lines.join(',\n')}\n  }`;
  };
  await writeFile(budgetsFile, `{\n${block('pages', pages)},\n${block('files', files)}\n}\n`);
}

function print(measured: Measured, {pages}: Budgets): void {
  for (const [name, weights] of measured.pages) {
    console.log(name);
    for (const [what, bytes] of weights) {
      const budget = pages[name]?.[what];
      const limit = budget === undefined ? 'no budget' : `of ${budget.toFixed(1)} KB`;
      const verdict = budget !== undefined && bytes > budget * KB ? '  too heavy' : '';
      const weight = `${(bytes / KB).toFixed(1)} KB`;
      console.log(`  ${what.padEnd(12)}${weight.padStart(10)}  ${limit}${verdict}`);
    }
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      raise: {type: 'boolean', default: false},
      set: {type: 'boolean', default: false},
    },
  });
  setup();
  const measured = readFiles();
  await lookAtPages(measured);
  const old = readBudgets();
  if (values.raise || values.set) await write(budgetsFrom(measured, old, values.set));
  print(measured, readBudgets());
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
