import {fileProblem, type Problem} from '../problem';
import {dayOf, never} from '../site';
import type {Data} from '../yaml';

const millisecondsPerDay = 86_400_000;

/** An editor is asked about a post that is scheduled for longer. In days. */
const farAhead = 183;

/** Notes when a post goes live, and that a new one is late: it would never lead the news. */
export function noteDay(file: string, data: Data, today: string, isNew: boolean): Problem[] {
  const day = dayOf(file, data);
  const days = Math.round((Date.parse(day) - Date.parse(today)) / millisecondsPerDay);
  const note = (text: string, fix: string) => [{...fileProblem(file, text, fix), isNote: true}];
  if (day === never) return note('This post is a draft.', 'Delete draft: true to publish it.');
  if (days > farAhead) {
    return note(`This post goes live in ${days} days, on ${day}.`, 'Is the year right?');
  }
  if (days > 0) return note(`This post goes live on ${day}.`, 'Nothing has to be done.');
  return days < 0 && isNew
    ? note(`This new post is dated ${-days} days ago.`, `Write date: ${today}, or keep its day.`)
    : [];
}

/** Pages and posts with the same title or description, each with the others. */
export function findRepeated(files: readonly {file: string; data: Data}[]): Problem[] {
  return ['title', 'description'].flatMap((key) => {
    const owners = new Map<string, string[]>();
    for (const {file, data} of files) {
      const value = data[key];
      const text = typeof value === 'string' ? value : file;
      const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
      owners.set(words.join(' '), [...(owners.get(words.join(' ')) ?? []), file]);
    }
    return [...owners.values()].flatMap((all) =>
      all.slice(all.length > 1 ? 0 : 1).map((file) => {
        const others = all.filter((each) => each !== file).join(' and ');
        const text = `${others} has the same ${key}.`;
        return {...fileProblem(file, text, 'Write in one what is different.'), line: 2};
      }),
    );
  });
}
