import * as z from 'zod';
import {clockOverride} from '../../content/env';

/** The offset of Kolkata from UTC, which has no daylight saving time. */
const zone = '+05:30';

const isoInstant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isoDay = z.iso.date();

/** Whether a day such as `2025-01-14` is in the calendar. */
export const isRealDay = (day: string): boolean => isoDay.safeParse(day).success;

/**
 * The first instant of a day in Asia/Kolkata.
 *
 * @param day - ISO, `2025-01-14`
 */
export function goesLiveAt(day: string): Date {
  if (!isRealDay(day)) {
    // Every comparison with an invalid date is false: the post would silently never appear
    throw new Error(`"${day}" is not a day of the calendar.\n→ Write it like 2025-01-14.`);
  }
  return new Date(`${day}T00:00:00${zone}`);
}

/** Whether a post of that day is public. */
export function isLive(day: string, at: Date): boolean {
  return at >= goesLiveAt(day);
}

/** The current time, or the instant in `EVO_NOW`. */
export function now(): Date {
  const override = clockOverride();
  if (override === undefined) return new Date();
  const [, day = ''] = isoInstant.exec(override) ?? [];
  const instant = new Date(override);
  if (!isRealDay(day) || Number.isNaN(instant.getTime())) {
    throw new Error(
      `EVO_NOW is "${override}", which is not an instant.\n→ Write a day, a time and a zone, such as 2025-01-14T00:00:00${zone}, or unset EVO_NOW.`,
    );
  }
  return instant;
}
