import {isRealDay, millisecondsPerDay} from '../../clock';
import {folderDay} from '../content';
import {findOwner, type Page, type CheckContext} from '../page';
import type {Report} from '../problem';

const halfYear = 183 * millisecondsPerDay;

/** Notes when a post goes live, and what a new one may have kept of the post that it is a copy of. */
export function notePost(page: Page, report: Report, {pages, today, merged}: CheckContext): void {
  const {file, data, offsetOf} = page;
  const {date, draft, sample, featured} = data;
  const folder = folderDay(file);
  if (!isRealDay(folder)) return;
  const note = (key: string, problem: string, fix: string) =>
    report(offsetOf([key]), problem, fix, true);
  const isNew = merged !== undefined && !merged.has(file);
  const day = isRealDay(String(date)) ? String(date) : folder;
  const isFar = Date.parse(day) - Date.parse(today) > halfYear;
  if (draft === true) {
    note('draft', 'This post is a draft.', 'Delete the line to publish it.');
  } else if (day > today) {
    const when = `${day}${isFar ? ', in more than six months' : ''}`;
    note('date', `This post goes live on ${when}.`, 'Are the day and the year right?');
  } else if (day < today && isNew) {
    const fix = `Write date: ${today}, or keep its day.`;
    note('date', `This new post is dated ${day}, in the past.`, fix);
  }
  if (!isNew) return;

  const fix = 'Delete the line if it was copied from another post.';
  if (day > folder)
    note('date', `Its folder has another day: ${folder}.`, 'Write one day in both.');
  if (sample === true) note('sample', 'This post is marked as a sample.', fix);
  if (featured === true) note('featured', 'This post stays above newer ones.', fix);
  const {file: owner} = findOwner(page, 'imageAlt', pages) ?? page;
  const problem = `${owner} describes its image with the same words.`;
  if (owner !== file) note('imageAlt', problem, 'Describe the image of this post.');
}
