/** Checks damaged files in a process of its own, so that the test can end a check that hangs. */
import process from 'node:process';

import {formatAnnotation, formatReport} from '../../../src/tools/check/report.ts';
import {loadContent} from '../../../src/tools/check/content.ts';
import {checkContent} from '../../../src/tools/check/rules/index.ts';

export interface Answer {
  /** Seconds of processor time: a busy computer does not count. */
  seconds: number;
  report: string;
}

async function check(file: string, text: string): Promise<Answer> {
  const start = process.cpuUsage();
  const content = loadContent(process.cwd(), {[file]: text});
  // The other files do not change: without them, 2,000 checks take minutes instead of hours
  const files = content.files.filter((each) => each === file || /^news\/[^/]+$/.test(each));
  const problems = await checkContent({...content, files});
  const report = formatReport(problems, {files: 1, seconds: 0});
  const annotations = problems.map(formatAnnotation);
  const {user, system} = process.cpuUsage(start);
  return {seconds: (user + system) / 1e6, report: [report, ...annotations].join('\n')};
}

process.on('message', (message: [file: string, text: string]) => {
  void check(...message).then((answer) => process.send?.(answer));
});
