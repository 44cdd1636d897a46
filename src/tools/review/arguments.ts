import {parseArgs} from 'node:util';

import {Failure} from './failure';

/** What somebody asks for on the command line. */
export interface Wishes {
  /** A branch, a tag or a commit: what the pages are compared with. */
  base: string;
  /** Where the report goes. */
  out: string;
  /** Every page whose look may have changed is pictured, not only some of the news. */
  all: boolean;
  help: boolean;
}

export const help = `npm run review shows what your changes do to the pages, as a visitor sees them.

It builds the site twice, as it was and as it is in your folder now (saved, committed or not), compares the
pages, and writes a report that opens in any browser.

  npm run review                       compare with main
  npm run review -- --base some-branch compare with another branch, tag or commit
  npm run review -- --out my.html      write the report somewhere else
  npm run review -- --all              picture every page whose look may have changed, also all of the news

The report is .cache/review/report.html; summary.md beside it says the same in short.`;

/**
 * Reads the command line.
 * @throws Failure for what is not understood
 */
export function readArguments(words: readonly string[]): Wishes {
  try {
    const {values} = parseArgs({
      args: [...words],
      strict: true,
      allowPositionals: false,
      options: {
        base: {type: 'string', default: 'main'},
        out: {type: 'string', default: '.cache/review/report.html'},
        all: {type: 'boolean', default: false},
        help: {type: 'boolean', short: 'h', default: false},
      },
    });
    if (!values.out.endsWith('.html')) {
      throw new Failure(
        `--out is "${values.out}", and the report is a page for a browser.`,
        'Name a file that ends in .html.',
      );
    }
    return values;
  } catch (error) {
    if (error instanceof Failure) throw error;
    const [what = ''] = (error as Error).message.split('. ');
    throw new Failure(
      `${what.replace(/\.$/, '')}.`,
      'Run npm run review -- --help to see what can be asked for.',
    );
  }
}
