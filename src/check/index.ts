/**
 * `npm run check`: lists what a writer should correct, by file and line.
 * `-- --fix` writes into the files how the site reads them; `-- --launch` lists what is not real yet;
 * `-- --format github` prints commands of GitHub's workflows.
 */
import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {today} from '../clock';
import {isPageOrPost, listProject} from './content';
import {checkCompany} from './facts';
import {byPosition, formatForGitHub, formatProblem, type Problem} from './problem';

const options = {
  fix: {type: 'boolean'},
  launch: {type: 'boolean'},
  format: {type: 'string'},
} as const;

async function main(): Promise<void> {
  const {fix, launch, format} = parseArgs({options}).values;
  const project = listProject();
  const company = checkCompany(project);
  const print = format === 'github' ? formatForGitHub : formatProblem;
  if (company.problems.length > 0) {
    // Everything else reads these files
    console.log(company.problems.map(print).join('\n\n'));
    process.exitCode = 1;
    return;
  }
  const {check} = await import('./check');
  const {formatOf, normalise} = await import('./normalise');
  const {readPages} = await import('./page');
  const {listSamples} = await import('./samples');
  const pages = readPages(project);
  const samples = listSamples(project, pages);
  if (launch) {
    printLaunchList(samples, company.questions);
    return;
  }
  for (const file of fix ? project.files.filter(isPageOrPost) : []) {
    const text = project.read(file).toString();
    writeFileSync(file, normalise(text, formatOf(file)));
  }
  const known = {today: today(), merged: listMergedFiles()};
  const problems = await check(project, known, pages);
  problems.push(...company.notes);
  if (company.isLaunched) problems.push(...samples);
  const errors = problems.filter(({isNote}) => !isNote);
  const notes = problems.filter(({isNote}) => isNote);
  const seconds = (performance.now() / 1000).toFixed(1);
  const left = `${samples.length} samples left: npm run check -- --launch lists them`;
  const counts = `${errors.length} problems, ${notes.length} notes (${seconds} s), ${left}`;
  // Errors last, so that notes never hide them
  const lines = [notes.map(print).join('\n'), ...errors.map(print), counts];
  console.log(lines.filter(Boolean).join('\n\n'));
  if (errors.length > 0) process.exitCode = 1;
}

/** Prints what a launched site refuses, file by file, and what only the owner knows. */
function printLaunchList(samples: readonly Problem[], questions: readonly Problem[]): void {
  const lines = [
    `${samples.length} samples that a launched site refuses:`,
    ...[...samples].sort(byPosition).map(formatProblem),
    `${questions.length} questions to the owner. They do not stop a launch:`,
    ...questions.map(formatProblem),
  ];
  console.log(lines.join('\n\n'));
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
