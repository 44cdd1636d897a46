import {isRealDay} from '../../clock';
import {folderDay} from '../content';
import {fileProblem, type Problem} from '../problem';
import type {Data} from '../yaml';

const halfYear = 183 * 86_400_000; // in milliseconds

/** Notes when a post goes live, and that a new one is late: it would never lead the news. */
export function noteDay(file: string, data: Data, today: string, isNew: boolean): Problem[] {
  const {date, draft} = data;
  const day = isRealDay(String(date)) ? String(date) : folderDay(file);
  const note = (text: string, fix: string) => [{...fileProblem(file, text, fix), isNote: true}];
  if (draft === true) return note('This post is a draft.', 'Delete draft: true to publish it.');
  const isFar = Date.parse(day) - Date.parse(today) > halfYear;
  const text = `This post goes live on ${day}${isFar ? ', in more than six months' : ''}.`;
  if (day > today) return note(text, 'Are the day and the year right?');
  return day < today && isNew
    ? note(`This new post is dated ${day}, in the past.`, `Write date: ${today}, or keep its day.`)
    : [];
}
