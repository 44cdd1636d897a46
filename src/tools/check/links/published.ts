import {isLive, isRealDay, now} from '../../../newsroom/build/schedule';
import {folderOf} from '../files';
import type {Site} from '../problem';
import {keysOf} from '../yaml';

/** What keeps a post from being public: it is a draft, or its day has not come. Nothing for pages and public posts. */
export function notPublic(site: Site, file: string): 'draft' | {day: string} | undefined {
  if (keysOf(site, file)['draft'] === true) return 'draft';
  const day = folderOf(file).slice(0, 10);
  return isRealDay(day) && !isLive(day, now()) ? {day} : undefined;
}

/** 14 January 2025 */
export function dayInWords(day: string): string {
  const [year, month = '', date] = day.split('-');
  const name = new Intl.DateTimeFormat('en-GB', {month: 'long', timeZone: 'UTC'}).format(
    new Date(`2000-${month}-01`),
  );
  return `${Number(date)} ${name} ${year ?? ''}`;
}
