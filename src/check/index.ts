/**
 * `npm run check`: lists what a writer should correct, by file and line.
 * `-- --fix` writes into the files how the site reads them; `-- --format github` prints commands of GitHub's workflows.
 */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {today} from '../clock';
import {check} from './check';
import {isPageOrPost, loadContent} from './content';
import {findPlaceholders, summarizePlaceholders} from './launch';
import {formatOf, normalise} from './normalise';
import {formatForGitHub, formatProblem} from './problem';

const options = {fix: {type: 'boolean'}, format: {type: 'string'}} as const;

async function main(): Promise<void> {
  const {fix, format} = parseArgs({options}).values;
  const content = loadContent();
  for (const file of fix ? content.files.filter(isPageOrPost) : []) {
    const text = content.read(file).toString();
    writeFileSync(file, normalise(text, formatOf(file)));
  }
  const problems = await check(content, {today: today(), merged: listMergedPosts()});
  const errors = problems.filter(({isNote}) => !isNote);
  const notes = problems.filter(({isNote}) => isNote);
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [...errors, ...notes].map(format === 'github' ? formatForGitHub : formatProblem);
  const counts = `${errors.length} problems, ${notes.length} notes (${seconds} s)`;
  console.log([summarizePlaceholders(findPlaceholders('.')), ...lines, counts].join('\n\n'));
  if (errors.length > 0) process.exitCode = 1;
}

/** The posts of the main branch, or of the newest commit in a clone that has no other. */
function listMergedPosts(): ReadonlySet<string> {
  for (const branch of ['origin/main', 'main', 'HEAD']) {
    try {
      const args = ['ls-tree', '-r', '--name-only', branch, 'news'];
      return new Set(execFileSync('git', args, {encoding: 'utf8', stdio: 'pipe'}).split('\n'));
    } catch {
      continue;
    }
  }
  return new Set();
}

void main();
