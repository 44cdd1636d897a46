/**
 * `npm run check`: finds every problem in what writers write, without a build.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {watch} from 'chokidar';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {now} from '../../clock';
import {writtenFiles} from '../../validation/files';
import {addAddresses, findUnlisted} from '../../validation/launch/addresses';
import {findPlaceholders, summarizePlaceholders} from '../../validation/launch/findPlaceholders';
import {checkSecurityContact} from '../../validation/launch/securityContact';
import {runTool, ToolError} from '../cli';
import {loadContent} from './content';
import {applyFixes} from './fix';
import {formatRdjson, formatReport} from './report';
import {checkContent, isWarning} from './rules';
import {publishedAddresses} from './rules/addresses';
import {wordsFile} from './rules/words';

const help = `Checks every page and post: syntax, sections, links, images, spelling and house style.

  npm run check                once; fails when there is a problem
  npm run check -- --watch     again after each change
  npm run check -- --fix       corrects what has one exact correction, and reports what is left
  npm run check -- --format rdjson    prints what reviewdog reads
  npm run check -- --update    adds what is published to the list of addresses that must never be lost`;

/** Milliseconds to wait for further changes: editors write a file in several steps. */
const debounce = 60;
const clearScreen = '\u001B[2J\u001B[3J\u001B[H';

async function findProblems() {
  const siteDir = process.cwd();
  const content = loadContent(siteDir);
  const problems = [
    ...(await checkContent(content)),
    ...findUnlisted(siteDir, publishedAddresses(content)),
    ...checkSecurityContact(now()),
  ];
  return {siteDir, content, problems};
}

/** Checks the content, prints the report and returns whether there is an error. */
async function check(start: number): Promise<boolean> {
  const {siteDir, content, problems} = await findProblems();
  const seconds = (performance.now() - start) / 1000;
  const color = process.stdout.isTTY && !process.env['NO_COLOR'];
  const report = formatReport(problems, {files: writtenFiles(content).length, seconds}, {color});
  console.log(summarizePlaceholders(findPlaceholders(siteDir)));
  console.log(report);
  return !problems.every(isWarning);
}

/** A correction can uncover another problem; so many in a row mean that two contradict each other. */
const maxRounds = 5;

/** Writes the exact corrections into the files, until none is left. */
async function fix(): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const {content, problems} = await findProblems();
    const changed = applyFixes(problems, content.read);
    if (changed.size === 0) return;
    for (const [file, text] of changed) {
      writeFileSync(file, text);
      console.log(`Corrected ${file}`);
    }
  }
}

/** Prints what reviewdog reads, and returns whether there is an error. */
async function printRdjson(): Promise<boolean> {
  const {content, problems} = await findProblems();
  console.log(formatRdjson(problems, content.read));
  return !problems.every(isWarning);
}

/** Checks in a process of its own, which loads the code, the facts and the words again. */
async function checkAfresh(): Promise<void> {
  const args = [...process.execArgv, process.argv[1] ?? ''];
  await once(spawn(process.execPath, args, {stdio: 'inherit'}), 'close');
}

/** Checks now and after each change, until the process ends. */
function checkOnChange(): void {
  let isStale = false;
  const checkAgain = async (): Promise<void> => {
    process.stdout.write(clearScreen);
    const checked = isStale ? checkAfresh() : check(performance.now());
    await checked.catch(console.error);
    const time = new Date().toTimeString().slice(0, 8);
    console.log(`\nChecked at ${time}. Watching for changes; press Ctrl+C to stop.`);
  };
  let queue = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      queue = queue.then(checkAgain);
    }, debounce);
  };
  const watcher = watch(['pages', 'news', 'static', 'src', wordsFile], {ignoreInitial: true});
  watcher.on('ready', schedule).on('all', (_, file) => {
    isStale ||= file.startsWith('src') || file === wordsFile;
    schedule();
  });
}

function updateAddresses(siteDir: string): void {
  const added = addAddresses(siteDir, publishedAddresses(loadContent(siteDir)));
  console.log(added.length > 0 ? `Added:\n${added.join('\n')}` : 'The list is complete.');
}

const options = {
  watch: {type: 'boolean'},
  update: {type: 'boolean'},
  fix: {type: 'boolean'},
  format: {type: 'string'},
} as const;

void runTool('npm run check', help, async () => {
  const {watch: isWatching, update, fix: isFixing, format} = parseArgs({options}).values;
  if (format !== undefined && format !== 'rdjson') {
    throw new ToolError(`--format is "${format}".`, 'Use --format rdjson, or leave it out.');
  }
  if (update) updateAddresses(process.cwd());
  else if (isWatching) checkOnChange();
  else {
    if (isFixing) await fix();
    const hasError = await (format ? printRdjson() : check(0));
    if (hasError) process.exitCode = 1;
  }
});
