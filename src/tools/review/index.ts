/**
 * Shows what a change does to the pages, for those who want to see pages and not code:
 *
 *     npm run review -- --base main
 */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import {help, readArguments} from './arguments';
import {fit} from './budget';
import {reviewTime} from './clock';
import {Failure} from './failure';
import {projectRoot} from './git';
import {markdown} from './report/markdown';
import {report} from './report/report';
import {summarySentence} from './report/sentences';
import {review} from './review';
import type {Review} from './review';
import {Darkroom} from './shots';
import type {Shot} from './shots';

/** The report as a whole is to be no larger than 10 MB; its words and code take less than 0.6. */
const budget = 9_400_000;

/** Every picture of a review, the most important ones first. */
function shotsOf({pages}: Review): Shot[] {
  const shown = pages.flatMap((page) => page.shown);
  const pairs = [
    ...shown.flatMap(({details}) => details),
    ...shown.flatMap(({overview}) => (overview ? [overview] : [])),
  ];
  return pairs.flatMap(({before, after}) => [before, after]).filter((shot) => shot !== undefined);
}

async function main(words: readonly string[]): Promise<void> {
  const wishes = readArguments(words);
  if (wishes.help) {
    console.log(help);
    return;
  }
  const root = await projectRoot(process.cwd());
  const cache = path.join(root, '.cache', 'review');
  const out = path.resolve(wishes.out);
  const now = reviewTime(process.env['EVO_NOW']);
  const darkroom = await Darkroom.open(path.join(cache, 'pictures'));
  try {
    const tell = (what: string) => console.log(what);
    const made = await review(
      {root, cache, base: wishes.base, all: wishes.all, now, tell},
      darkroom,
    );
    const {uris, note} = await fit(shotsOf(made), budget);
    await mkdir(path.dirname(out), {recursive: true});
    await writeFile(out, report(made, uris, note));
    await writeFile(path.join(path.dirname(out), 'summary.md'), markdown(made, note));
    console.log(`\n${summarySentence(made)}\nThe report: ${path.relative(process.cwd(), out)}`);
  } finally {
    await darkroom.close();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Failure ? `\n${error.message}` : error);
  process.exitCode = 1;
});
