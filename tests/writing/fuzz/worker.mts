/**
 * Checks changed files in a process of its own, so that the test can end a check that hangs. Each message is the path
 * and the text of a file; the answer is what the check took and found.
 */
import process from 'node:process';

import {formatAnnotation, formatReport} from '../../../src/tools/check/report.ts';
import {loadContent} from '../../../src/tools/check/content.ts';
import {checkContent} from '../../../src/tools/check/rules/index.ts';

/** The answer of the worker. */
export interface Answer {
  /** Seconds of processor time: a busy computer does not count. */
  seconds: number;
  problems: number;
  report: string;
  /** What the check threw. */
  crash?: string;
}

const siteDir = process.cwd();

async function check(file: string, text: string): Promise<Answer> {
  const start = process.cpuUsage();
  const seconds = () => {
    const {user, system} = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  try {
    const content = loadContent(siteDir, {[file]: text});
    // The other files do not change: without them, 2,000 checks take minutes instead of hours
    const files = content.files.filter((each) => each === file || /^news\/[^/]+$/.test(each));
    const problems = await checkContent({...content, files});
    const report = [
      formatReport(problems, {files: 1, seconds: 0}),
      ...problems.map(formatAnnotation),
    ];
    return {seconds: seconds(), problems: problems.length, report: report.join('\n')};
  } catch (error) {
    const crash = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return {seconds: seconds(), problems: 0, report: '', crash};
  }
}

process.on('message', ({file, text}: {file: string; text: string}) => {
  void check(file, text).then((answer) => process.send?.(answer));
});
