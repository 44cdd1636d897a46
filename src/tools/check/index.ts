/**
 * `npm run check`: everything that can be wrong with what writers write, in one command and without a build.
 */
import {watch} from 'chokidar';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {Apart} from './apart';
import {writtenFiles} from './parse';
import {annotation, painted, plain, report} from './print';
import {rules} from './rules';
import {runRules} from './run';
import {readSite} from './site';
import {types} from './types';

const help = `Checks every page and post: can it be read, does every section exist and get what it needs …

  npm run check                once; ends with an error when there is a mistake
  npm run check -- --watch     again upon each change
  npm run check -- --github    also as annotations of GitHub (by itself in its workflows)`;

/** What writers change, and what their pages are checked against. */
const watched = ['pages', 'news', 'static', 'src'];
/** Milliseconds to wait for further changes: editors write a file in several steps. */
const settling = 60;
const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

interface Options {
  root: string;
  github: boolean;
}

/** A check that can be run again and again. */
class Check {
  private readonly apart: Apart;

  constructor(private readonly options: Options) {
    this.apart = new Apart({root: options.root, module: './types', name: 'types'});
  }

  /**
   * Runs every rule and prints what they find.
   *
   * @param start - when it began, in milliseconds of the process
   * @returns whether there is an error
   */
  async run(start: number): Promise<boolean> {
    const site = readSite(this.options.root);
    const problems = await runRules(rules, site, new Map([[types, () => this.apart.run()]]));
    const isColoured = process.stdout.isTTY && !process.env['NO_COLOR'];
    const text = report(
      problems,
      {files: writtenFiles(site).length, seconds: (performance.now() - start) / 1000},
      isColoured ? painted : plain,
    );
    const annotations = this.options.github ? problems.map(annotation) : [];
    console.log([text, ...annotations].join('\n'));
    return problems.some(({severity}) => severity === 'error');
  }

  end(): Promise<void> {
    return this.apart.end();
  }
}

/** Checks now and upon each change, until the process is ended. */
async function checkUponChange(check: Check, root: string): Promise<void> {
  let running = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    process.stdout.write(clearScreen);
    await check.run(performance.now()).catch(fault);
    const time = new Date().toTimeString().slice(0, 8);
    console.log(`\nChecked at ${time}, and again when a file changes. Ctrl+C ends it.`);
    running = false;
    if (again) await run();
  };

  const watcher = watch(watched, {cwd: root, ignoreInitial: true});
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), settling);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  await run();
}

/** The check itself is broken. */
function fault(error: unknown): void {
  console.error(
    'The check itself has a fault; it is no mistake of yours. Show this to an engineer:',
  );
  console.error(error);
  process.exitCode = 2;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      watch: {type: 'boolean', default: false},
      github: {type: 'boolean', default: process.env['GITHUB_ACTIONS'] === 'true'},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) {
    console.log(help);
    return;
  }
  const root = process.cwd();
  const check = new Check({root, github: values.github});
  if (values.watch) {
    await checkUponChange(check, root);
    return;
  }
  try {
    if (await check.run(0)) process.exitCode = 1;
  } finally {
    await check.end();
  }
}

main().catch((error: unknown) => {
  if (
    error instanceof Error &&
    'code' in error &&
    String(error.code).startsWith('ERR_PARSE_ARGS')
  ) {
    console.error(`${error.message}\n\n${help}`);
    process.exitCode = 2;
  } else fault(error);
});
