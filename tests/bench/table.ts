/** The bench's table, for people: ratios first, then what they are made of. */
import {KB, MB, type Row, type Unit} from './row';

/** Numbers that are not there. */
const none = '·';

/** A number as people say it. */
export function formatValue(value: number | undefined, unit: Unit): string {
  if (value === undefined) return none;
  switch (unit) {
    case 'ms':
      return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
    case 'bytes':
      if (Math.abs(value) < KB) return `${Number(value.toFixed(1))} B`;
      return value < MB ? `${(value / KB).toFixed(1)} KB` : `${Math.round(value / MB)} MB`;
    case 'score':
      return String(Math.round(value));
    case 'shift':
      return value.toFixed(3).replace(/\.?0+$/, '');
    case 'times':
      return `${value.toFixed(1)} ×`;
  }
}

/** Ours as a share of another's: 0.50 is half of it. A share of nothing says nothing, nor does a share of a score. */
function ratio(ours: number | undefined, other: number | undefined, unit: Unit): string {
  const comparable = unit === 'ms' || unit === 'bytes';
  if (!comparable || ours === undefined || !other) return none;
  return (ours / other).toFixed(2);
}

function verdict({target, ...row}: Row): string {
  if (!target || row.ours === undefined) return '';
  const met = target.met(row);
  return met === undefined ? '?' : met ? 'met' : 'MISSED';
}

const heads = ['÷ template', '÷ Astro', '', 'EVO', 'template', 'Astro', 'target', ''];

function cells(row: Row): string[] {
  const {measure, unit, ours, empty, astro, target} = row;
  return [
    ratio(ours, empty, unit),
    ratio(ours, astro, unit),
    `  ${measure}`,
    formatValue(ours, unit),
    formatValue(empty, unit),
    formatValue(astro, unit),
    target?.text ?? '',
    verdict(row),
  ];
}

/** The whole table as lines of text. */
export function table(rows: readonly Row[]): string {
  const lines: string[][] = [heads];
  let before: Row | undefined;
  for (const row of rows) {
    if (row.part !== before?.part || row.subject !== before.subject) {
      lines.push(['', '', row.subject]);
    }
    lines.push(cells(row));
    before = row;
  }
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => (line.length > column ? (line[column] ?? '').length : 0))),
  );
  /** Words begin, numbers end in one place. */
  const words = new Set([2, 6, 7]);
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return words.has(column) ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** How many promises are kept, and which are not. */
export function verdicts(rows: readonly Row[]): string {
  const judged = rows.filter((row) => verdict(row) !== '');
  const missed = judged.filter((row) => verdict(row) === 'MISSED');
  const open = judged.filter((row) => verdict(row) === '?');
  const name = ({subject, measure}: Row) => `${subject}: ${measure}`;
  return [
    `${judged.length - missed.length - open.length} of ${judged.length} targets are met.`,
    ...(missed.length > 0 ? ['Missed:', ...missed.map((row) => `  ${name(row)}`)] : []),
    ...(open.length > 0
      ? ['Open, for want of something to compare with:', ...open.map((row) => `  ${name(row)}`)]
      : []),
  ].join('\n');
}
