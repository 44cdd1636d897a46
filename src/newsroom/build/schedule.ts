import * as z from 'zod';
import {clockOverride} from '../../env';

/** The offset of Kolkata from UTC, which has no daylight saving time. */
const zone = '+05:30';

const isoDay = z.iso.date();

/** With a zone, and with or without seconds. */
const isoInstant = z.iso.datetime({offset: true}).or(z.iso.datetime({offset: true, precision: -1}));

/** Whether a day such as `2025-01-14` is in the calendar. */
export const isRealDay = (day: string): boolean => isoDay.safeParse(day).success;

/**
 * The first instant of a day in Asia/Kolkata.
 *
 * @param day - ISO, `2025-01-14`; must be in the calendar
 */
function goesLiveAt(day: string): Date {
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
  if (!isoInstant.safeParse(override).success) {
    throw new Error(
      `EVO_NOW is "${override}", which is not an instant.\n→ Write a day, a time and a zone, such as 2025-01-14T00:00:00${zone}, or unset EVO_NOW.`,
    );
  }
  return new Date(override);
}
