import type {Problem, Site} from './problem';

/** The text of a file without the byte order mark that some editors put before it. */
export function textOf(site: Site, file: string): string {
  return site.read(file).replace(/^\uFEFF/, '');
}

/** Where in a text an offset is; line and column count from 1. */
export function placeAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return {line: before.split('\n').length, column: offset - lineStart + 1};
}

/** What a rule says of one place: an error where nothing else is said. */
export interface Finding {
  /** From the beginning of the text. */
  offset: number;
  severity?: Problem['severity'];
  wrong: string;
  instead: string;
}

/** A finding in a file as a problem. */
export function problemAt(
  file: string,
  text: string,
  {offset, severity = 'error', wrong, instead}: Finding,
): Problem {
  return {file, ...placeAt(text, offset), severity, wrong, instead};
}
