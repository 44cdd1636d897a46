import {styleText} from 'node:util';

import {count} from '../../validation/words';
import {formatProblem, messageOf} from '../../validation/problem';
import type {Problem} from '../../validation/problem';
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

/** A problem as an annotation in a GitHub pull request. */
export function formatAnnotation(problem: Problem): string {
  const {file, line, column} = problem;
  const {text, fix, severity = 'error'} = messageOf(problem);
  const properties = Object.entries({file, line, col: column, title: text}).map(
    ([key, value]) => `${key}=${escape(`${value}`).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${severity} ${properties.join(',')}::${escape(`→ ${fix}`)}`;
}

function escape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
