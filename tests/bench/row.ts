/** One line of the bench's table: a thing that was measured, beside what it is compared with. */
export interface Row {
  part: Part;
  /** What was looked at: a page, a build. */
  subject: string;
  /** What was measured of it. */
  measure: string;
  unit: Unit;
  ours?: number | undefined;
  /** The empty Docusaurus template. */
  empty?: number | undefined;
  astro?: number | undefined;
  target?: Target;
}

export const parts = ['pages', 'builds', 'growth', 'edit', 'treemap'] as const;

export type Part = (typeof parts)[number];

export type Unit = 'ms' | 'bytes' | 'score' | 'shift' | 'times';

export interface Target {
  /** As people read it: `≤ 1.2 s, below the template`. */
  text: string;
  /** Undefined where what it compares with was not measured. */
  met: (row: Readonly<Row>) => boolean | undefined;
}

/** 1 KB is 1,000 bytes. */
export const KB = 1_000;
export const MB = 1_000 * KB;

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
}
