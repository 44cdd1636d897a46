/**
 * Measures the site beside an empty Docusaurus and a small Astro, in one run on one machine. It judges against the
 * site's targets and never fails for a number.
 *
 *     npm run bench -- --quick
 *     npm run bench -- --only pages,treemap
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import {findBrowser} from '../find-browser';
import {builds} from './builds';
import {edit} from './edit';
import {growth} from './growth';
import {machine, versions} from './machine';
import {readOptions, type Options} from './options';
import {pages} from './pages';
import type {Part, Row} from './row';
import {root} from './sites';
import {table, verdicts} from './table';
import {treemap, type Treemap} from './treemap';
import {Workshop} from './workshop';

const tabled: Readonly<Record<Exclude<Part, 'treemap'>, (shop: Workshop) => Promise<Row[]>>> = {
  pages,
  builds,
  growth,
  edit,
};

interface Report {
  rows: Row[];
  treemap?: Treemap;
}

async function measureAll({only}: Options, shop: Workshop): Promise<Report> {
  const report: Report = {rows: []};
  for (const part of only) {
    try {
      if (part === 'treemap') report.treemap = await treemap(shop);
      else report.rows.push(...(await tabled[part](shop)));
    } catch (error) {
      shop.fail(`The part ${part} could not be measured`, error);
    }
  }
  return report;
}

async function save(name: string, content: object): Promise<string> {
  const file = path.join(root, '.cache/bench/results', `${name.replace(/[:.]/g, '-')}.json`);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, `${JSON.stringify(content, undefined, 2)}\n`);
  return path.relative(root, file);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const browser = findBrowser();
  const about = {
    date: new Date().toISOString(),
    mode: options.quick ? 'quick' : 'full',
    machine: machine(),
    versions: versions(browser),
  };
  const shop = new Workshop(options.quick, browser);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void shop.close().finally(() => process.exit(1)));
  }
  try {
    const {rows, treemap: parts} = await measureAll(options, shop);
    const {processor, cores, load} = about.machine;
    console.log(`\n${processor}, ${cores} cores, load ${load} at the start`);
    console.log(
      Object.entries(about.versions)
        .map(([name, version]) => `${name} ${version}`)
        .join(', '),
    );
    if (rows.length > 0) console.log(`\n${table(rows)}\n\n${verdicts(rows)}`);
    if (parts) {
      console.log(`\nThe home page’s JavaScript, the heaviest first\n${parts.text}`);
      console.log(`As a picture: ${path.relative(root, parts.file)}`);
    }
    for (const note of shop.notes) console.log(`\nNote: ${note}`);
    const result = {...about, rows, treemap: parts?.owners, notes: [...shop.notes]};
    console.log(`\nSaved as ${await save(about.date, result)}`);
  } finally {
    await shop.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
