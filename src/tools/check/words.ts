import {nearest} from '../../plugins/message';

/** Words in a row as people write them: `a, b and c`. */
export function listed(words: readonly string[], last = 'and'): string {
  const [end = '', ...before] = [...words].reverse();
  return before.length > 0 ? `${before.reverse().join(', ')} ${last} ${end}` : end;
}

const letters = (word: string) => Array.from(word.toLowerCase()).sort().join('');

/** The candidate that a word was meant for: the same letters in another order, or the nearest spelling. */
export function near(word: string, candidates: Iterable<string>): string | undefined {
  const all = [...candidates];
  return all.find((candidate) => letters(candidate) === letters(word)) ?? nearest(word, all);
}

/** A text on one line and not too long to be quoted in a sentence. */
export function shortened(text: string, length = 40): string {
  const line = text.trim().replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1).trimEnd()}…` : line;
}

/** A number of things: `1 mistake`, `2 mistakes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** A component's own comment as the end of a sentence: "A lead, and `<Row>`s. Or not." becomes "a lead, and <Row>s." */
export function asWords(comment: string): string {
  const [words = ''] = /^.*?\.(?=\s|$)|^.*$/s.exec(comment.replaceAll('`', '')) ?? [];
  return words.charAt(0).toLowerCase() + words.slice(1);
}
