/** Kolkata has no daylight saving: its days begin at the same distance from UTC all year round. */
const zone = '+05:30';

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
const isoInstant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Whether a day, `2025-01-14`, is in the calendar. `Date` alone would take 2025-02-30 for the second of March. */
export function isRealDay(day: string): boolean {
  const [, year = 0, month = 0, date = 0] = (isoDay.exec(day) ?? []).map(Number);
  return month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
}

/** How many days a month has. @param month - from 1 */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * The first instant of a day in Asia/Kolkata.
 *
 * @param day - ISO, `2025-01-14`
 */
export function goesLiveAt(day: string): Date {
  if (!isRealDay(day)) {
    // An invalid date compares as "never": the post would be missing without a word.
    throw new Error(`"${day}" is no day of the calendar.\n→ Write it like 2025-01-14.`);
  }
  return new Date(`${day}T00:00:00${zone}`);
}

/** Whether a post of that day is public. */
export function isLive(day: string, at: Date): boolean {
  return at >= goesLiveAt(day);
}

/** The time, or the instant that `EVO_NOW` names: for tests and for the preview of a certain day. */
export function now(): Date {
  const wanted = process.env['EVO_NOW'];
  if (!wanted) return new Date();
  const [, day = ''] = isoInstant.exec(wanted) ?? [];
  const instant = new Date(wanted);
  if (!isRealDay(day) || Number.isNaN(instant.getTime())) {
    throw new Error(
      `EVO_NOW is "${wanted}", which is no instant.\n→ Write a day, a time and a zone, like 2025-01-14T00:00:00${zone}, or leave EVO_NOW out.`,
    );
  }
  return instant;
}
