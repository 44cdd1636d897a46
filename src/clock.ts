import * as z from 'zod';
import {clockOverride} from './env';

const isoDay = z.iso.date();

/** With a zone, and with or without seconds. */
const isoInstant = z.iso.datetime({offset: true}).or(z.iso.datetime({offset: true, precision: -1}));

export const millisecondsPerDay = 86_400_000;

/** The current time, or the instant in `EVO_NOW`. */
export function now(): Date {
  const override = clockOverride();
  if (override === undefined) return new Date();
  if (!isoInstant.safeParse(override).success) {
    throw new Error(
      `EVO_NOW is "${override}", which is not an instant.\n→ Write a day, a time and a zone, such as 2025-01-14T00:00:00+05:30, or unset EVO_NOW.`,
    );
  }
  return new Date(override);
}

/** Today in India: `2025-01-14`. */
export function today(): string {
  return now().toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});
}

/** Whether posts of a day, `2025-01-14`, are public: from midnight in India. */
export function isPublished(day: string): boolean {
  return day <= today();
}

/** Whether a day such as `2025-01-14` is in the calendar. */
export function isRealDay(day: string): boolean {
  return isoDay.safeParse(day).success;
}
