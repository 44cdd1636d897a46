/** `1 character`, `2 characters`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `Did you mean …?` where a similar value exists, otherwise another instruction. */
export function suggest(suggestion: string | undefined, otherwise: string): string {
  return suggestion === undefined ? otherwise : `Did you mean ${suggestion}?`;
}

/** Words as a list: `a, b and c`. */
export function list(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  const [end = '', ...others] = [...words].reverse();
  return others.length > 0 ? `${others.reverse().join(', ')} ${last} ${end}` : end;
}

/** Component names as a list of tags: `<Steps> or <Timeline>`. */
export function listTags(names: readonly string[]): string {
  return list(
    names.map((name) => `<${name}>`),
    'or',
  );
}

/** `14 January 2025` for `2025-01-14`. */
export function writeDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', {dateStyle: 'long', timeZone: 'UTC'});
}
