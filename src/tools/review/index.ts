/*
 * `npm run review`: builds the site as it was and as it is, and writes a report of what visitors see differently.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {clockOverride} from '../../content/env';
import {renderReport} from './report/report';
import {renderSummary, summarize} from './report/summary';
import {createReview} from './review';
import {CommandError, ReviewError} from './run';

const help = `Shows what your changes do to the pages that visitors see.

Builds the site twice, as it was and as it is in your folder (committed or not), compares the pages, and
writes a report that opens in any browser: .cache/review/report.html, and a short summary.md next to it.

  npm run review                        compare with main
  npm run review -- --base some-branch  compare with another branch, tag or commit
  npm run review -- --out my.html       write the report somewhere else
`;

function readOptions() {
  try {
    return parseArgs({
      options: {
        base: {type: 'string', default: 'main'},
        out: {type: 'string', default: '.cache/review/report.html'},
        help: {type: 'boolean', short: 'h', default: false},
      },
    });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new ReviewError(problem, 'List the options: npm run review -- --help');
  }
}

/** Noon of today in India: the same all day, so that builds can be reused. */
function noonToday(): string {
  const day = new Date().toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});
  return `${day}T12:00:00+05:30`;
}

async function main(): Promise<void> {
  const {values: options} = readOptions();
  if (options.help) {
    console.log(help);
    return;
  }
  const root = process.cwd(); // npm runs scripts in the folder of package.json
  const review = await createReview(options.base, {
    root,
    cache: path.join(root, '.cache', 'review'),
    now: clockOverride() ?? noonToday(),
    log: (message) => console.log(message),
  });
  const folder = path.dirname(path.resolve(options.out));
  await mkdir(folder, {recursive: true});
  await writeFile(options.out, renderReport(review));
  await writeFile(path.join(folder, 'summary.md'), renderSummary(review));
  console.log(`\n${summarize(review)}\nReport: ${options.out}`);
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  const isExpected = error instanceof ReviewError || error instanceof CommandError;
  console.error(isExpected ? `\n${error.message}` : error);
});
