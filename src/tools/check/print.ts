import type {Problem} from './problem';
import {counted, listed} from './words';

type Paint = (text: string, colour: keyof typeof colours) => string;

const colours = {red: 31, yellow: 33, bold: 1} as const;

/** Colours for a terminal. */
export const painted: Paint = (text, colour) => `\u001B[${colours[colour]}m${text}\u001B[0m`;

/** None, for files and for people who want none. */
export const plain: Paint = (text) => text;

/** Problems as they are told, one below the other, and how many there are. */
export function report(
  problems: readonly Problem[],
  {files, seconds}: {files: number; seconds: number},
  paint: Paint = plain,
): string {
  const errors = problems.filter(({severity}) => severity === 'error');
  const hints = problems.filter(({severity}) => severity === 'warning');
  const time = `${seconds.toFixed(1)} s`;
  const counts = [
    ...(errors.length > 0 ? [counted(errors.length, 'mistake')] : []),
    ...(hints.length > 0 ? [counted(hints.length, 'hint')] : []),
  ];
  const end =
    counts.length > 0
      ? `${listed(counts)} in ${counted(files, 'file')}, ${time}`
      : `Nothing wrong in ${counted(files, 'page or post', 'pages and posts')}, ${time}`;
  return [
    ...errors.map((problem) => told(problem, (text) => paint(text, 'red'))),
    ...(hints.length > 0 ? ['Hints, which stop nothing:'] : []),
    ...hints.map((problem) => told(problem, (text) => paint(text, 'yellow'))),
    paint(end, 'bold'),
  ].join('\n\n');
}

/** A problem in the site's one format. */
function told(
  {file, line, column, wrong, instead}: Problem,
  paint: (text: string) => string,
): string {
  return `${paint(`${file}:${line}:${column}`)}  ${wrong}\n→ ${instead}`;
}

/** A problem as GitHub shows it beside the line of a pull request. */
export function annotation({file, line, column, severity, wrong, instead}: Problem): string {
  const where = Object.entries({file, line: `${line}`, col: `${column}`, title: wrong}).map(
    ([key, value]) => `${key}=${escaped(value).replaceAll(':', '%3A').replaceAll(',', '%2C')}`,
  );
  return `::${severity} ${where.join(',')}::${escaped(`→ ${instead}`)}`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
