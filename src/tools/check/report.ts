import {styleText} from 'node:util';

import {count} from '../../validation/words';
import {findReplacement, formatProblem, messageOf, type Problem} from '../../validation/problem';
import {isWarning} from './rules';

/** All problems, and how many there are. */
export function formatReport(
  problems: readonly Problem[],
  {files, seconds}: {files: number; seconds: number},
  {color = false} = {},
): string {
  const paint = (style: 'red' | 'yellow' | 'bold', text: string) =>
    color ? styleText(style, text, {validateStream: false}) : text;
  const format = (problem: Problem) =>
    formatProblem(problem).replace(/^\S+/, (position) =>
      paint(isWarning(problem) ? 'yellow' : 'red', position),
    );
  const warnings = problems.filter(isWarning);
  const errors = problems.filter((problem) => !isWarning(problem));
  const counts = [count(errors.length, 'problem'), count(warnings.length, 'warning')].filter(
    (text) => !text.startsWith('0'),
  );
  const summary = counts.join(' and ') || 'No problems';
  return [
    ...errors.map(format),
    ...(warnings.length > 0 ? ['Warnings (these do not fail the check):'] : []),
    ...warnings.map(format),
    paint('bold', `${summary} in ${count(files, 'file')} (${seconds.toFixed(1)} s)`),
  ].join('\n\n');
}

/** Problems in the format of reviewdog, which posts exact corrections as suggestions in a pull request. */
export function formatRdjson(problems: readonly Problem[], read: (file: string) => string): string {
  const diagnostics = problems.map((problem) => {
    const {file, line, column, code} = problem;
    const {text, fix, severity} = messageOf(problem);
    const source = read(file);
    const at = (offset: number) => {
      const lines = source.slice(0, offset).split('\n');
      // In bytes
      return {line: lines.length, column: Buffer.byteLength(lines.at(-1) ?? '') + 1};
    };
    const replacement = findReplacement(problem, source);
    const range = replacement && {start: at(replacement.start), end: at(replacement.end)};
    return {
      message: `${text}\n→ ${fix}`,
      severity: severity === 'warning' ? 'WARNING' : 'ERROR',
      code: {value: code},
      location: {path: file, range: range ?? {start: {line, column}}},
      suggestions: replacement && [{range, text: replacement.text}],
    };
  });
  return JSON.stringify({source: {name: 'npm run check'}, diagnostics});
}
