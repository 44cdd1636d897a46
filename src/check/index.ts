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
import {findPlaceholders} from './launch';
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
  const problems = await check(content, {today: today(), merged: listMergedFiles()});
  const errors = problems.filter(({isNote}) => !isNote);
  const notes = problems.filter(({isNote}) => isNote);
  const seconds = (performance.now() / 1000).toFixed(1);
  const lines = [...errors, ...notes].map(format === 'github' ? formatForGitHub : formatProblem);
  const placeholders = `${findPlaceholders('.').length} placeholders left before launch`;
  const counts = `${errors.length} problems, ${notes.length} notes (${seconds} s), ${placeholders}`;
  console.log([...lines, counts].join('\n\n'));
  if (errors.length > 0) process.exitCode = 1;
}

/** The pages and posts of the main branch, where this one left it; undefined in a clone without it. */
function listMergedFiles(): ReadonlySet<string> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {encoding: 'utf8', stdio: 'pipe'}).trim().split('\n');
  try {
    const [base = ''] = git('merge-base', 'HEAD', 'origin/main');
    return new Set(git('ls-tree', '-r', '--name-only', base, 'pages', 'news'));
  } catch {
    return undefined;
  }
}

void main();
