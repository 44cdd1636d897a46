/**
 * `npm run check`: finds every problem in what writers write, without a build.
 */
import {watch} from 'chokidar';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {loadContent} from './content';
import {writtenFiles} from './parse';
import {formatAnnotation, formatReport} from './report';
import {checkContent, isWarning} from './rules';

const help = `Checks every page and post: syntax, sections, links, images, spelling and house style.

  npm run check                once; fails when there is a problem
  npm run check -- --watch     again after each change
  npm run check -- --github    also prints GitHub annotations (the default in GitHub Actions)`;

/** Milliseconds to wait for further changes: editors write a file in several steps. */
const debounce = 60;
const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

interface Options {
  siteDir: string;
  github: boolean;
}

/** Checks the content, prints the report and returns whether there is an error. */
async function runCheck({siteDir, github}: Options, start: number): Promise<boolean> {
  const content = loadContent(siteDir);
  const problems = await checkContent(content);
  const seconds = (performance.now() - start) / 1000;
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  const report = formatReport(problems, {files: writtenFiles(content).length, seconds}, {color});
  console.log([report, ...(github ? problems.map(formatAnnotation) : [])].join('\n'));
  return !problems.every(isWarning);
}

/** Checks now and after each change, until the process ends. */
async function watchContent(options: Options): Promise<void> {
  let isRunning = false;
  let hasChanged = false;
  let timer: NodeJS.Timeout | undefined;

  const run = async (): Promise<void> => {
    hasChanged = isRunning;
    if (isRunning) return;
    isRunning = true;
    process.stdout.write(clearScreen);
    await runCheck(options, performance.now()).catch(reportCrash);
    const time = new Date().toTimeString().slice(0, 8);
    console.log(`\nChecked at ${time}. Watching for changes; press Ctrl+C to stop.`);
    isRunning = false;
    if (hasChanged) await run();
  };

  const watcher = watch(['pages', 'news', 'static', 'src'], {
    cwd: options.siteDir,
    ignoreInitial: true,
  });
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), debounce);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  await run();
}

function reportCrash(error: unknown): void {
  console.error('The check itself crashed. This is not your mistake; show it to an engineer:');
  console.error(error);
  process.exitCode = 2;
}

function parseOptions() {
  try {
    return parseArgs({
      options: {
        watch: {type: 'boolean', default: false},
        github: {type: 'boolean', default: process.env['GITHUB_ACTIONS'] === 'true'},
        help: {type: 'boolean', short: 'h', default: false},
      },
    }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    return undefined;
  }
}

async function main(): Promise<void> {
  const values = parseOptions();
  if (!values) process.exitCode = 2;
  else if (values.help) console.log(help);
  else if (values.watch) await watchContent({siteDir: process.cwd(), github: values.github});
  else if (await runCheck({siteDir: process.cwd(), github: values.github}, 0)) process.exitCode = 1;
}

main().catch(reportCrash);
