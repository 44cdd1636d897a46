import {isRealDay} from '../../clock';
import {folderDay} from '../content';
import {fileProblem, type Problem} from '../problem';
import type {Data} from '../yaml';

/** Notes when a post goes live, and that a new one is late: it would never lead the news. */
export function noteDay(file: string, data: Data, today: string, isNew: boolean): Problem[] {
  const {date, draft} = data;
  const day = isRealDay(String(date)) ? String(date) : folderDay(file);
  const note = (text: string, fix: string) => [{...fileProblem(file, text, fix), isNote: true}];
  if (draft === true) return note('This post is a draft.', 'Delete draft: true to publish it.');
  if (day > today) return note(`This post goes live on ${day}.`, 'Is the day right?');
  return day < today && isNew
    ? note(`This new post is dated ${day}, in the past.`, `Write date: ${today}, or keep its day.`)
    : [];
}
