/*
 * `npm run review`: builds the site as it was and as it is, and writes a report of what visitors see differently.
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {clockOverride} from '../../env';
import {runTool} from '../cli';
import {renderReport} from './report/report';
import {renderSummary, summarize} from './report/summary';
import {createReview} from './review';

const help = `Shows what your changes do to the pages that visitors see.

Builds the site twice, as it was and as it is in your folder (committed or not), compares the pages, and
writes a report that opens in any browser: .cache/review/report.html, and a short summary.md next to it.

  npm run review                        compare with main
  npm run review -- --base some-branch  compare with another branch, tag or commit
`;

/** Noon of today in India: the same all day, so that builds can be reused. */
function noonToday(): string {
  const day = new Date().toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});
  return `${day}T12:00:00+05:30`;
}

void runTool('npm run review', help, async () => {
  const {base} = parseArgs({options: {base: {type: 'string', default: 'main'}}}).values;
  const root = process.cwd(); // npm runs scripts in the folder of package.json
  const folder = path.join(root, '.cache/review');
  await mkdir(folder, {recursive: true});
  const review = await createReview(base, {root, now: clockOverride() ?? noonToday()});
  await writeFile(path.join(folder, 'report.html'), renderReport(review));
  await writeFile(path.join(folder, 'summary.md'), renderSummary(review));
  const pages = review.pages.filter(({status}) => status !== 'removed');
  const permalinks = pages.map(({permalink}) => permalink);
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(permalinks));
  console.log(`\n${summarize(review)}\nReport: .cache/review/report.html`);
});
