/** Both sides are built and pictured at one instant, so that what differs is the work and not the time. */
import {goesLiveAt, isLive} from '../../newsroom/build/schedule';

const kolkata = 'Asia/Kolkata';

/** The day at an instant in Kolkata, `2026-11-21`. */
export function dayAt(instant: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: kolkata,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** The instant of the review: what EVO_NOW says, or noon of today in Kolkata. The same all day: builds can be kept. */
export function reviewTime(wanted: string | undefined): string {
  return wanted ?? `${dayAt(new Date())}T12:00:00+05:30`;
}

/** A day in words: `5 December 2026`. */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: kolkata,
  }).format(goesLiveAt(day));
}

/** When people see a post: `live since 14 January 2025`, `goes live on 5 December 2026`. */
export function liveInWords(day: string, draft: boolean, now: string): string {
  if (draft) return 'a draft: not published until the line “draft: true” is taken out';
  return isLive(day, new Date(now))
    ? `dated ${dayInWords(day)}`
    : `goes live on ${dayInWords(day)}`;
}
