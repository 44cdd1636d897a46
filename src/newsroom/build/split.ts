import type {Mistake} from './readYaml';

/** A file cut in two. */
export interface Parts {
  /** The front matter, after an empty line in place of its first ---: lines count as in the file. */
  yaml: string;
  body: string;
  /** The line that the body begins in. */
  bodyLine: number;
}

const fence = /^---[ \t]*$/;

/**
 * Cuts a post or a page into the keys at its top and the text below them.
 *
 * @param others - what a writer may look at to see how it is done
 */
export function split(text: string, others: 'posts' | 'pages'): Parts | Mistake {
  const lines = text.split(/\r?\n/);
  const damaged = lines.findIndex((line) => line.includes('\uFFFD'));
  if (damaged >= 0) {
    return {
      line: damaged + 1,
      column: (lines[damaged]?.indexOf('\uFFFD') ?? 0) + 1,
      wrong: 'A character of this line cannot be read: the file is not saved as UTF-8.',
      instead: 'Save the file again with the encoding UTF-8.',
    };
  }
  if (!fence.test(lines[0] ?? '')) {
    const first = lines.findIndex((line) => line.trim() !== '');
    return {
      line: 1,
      column: 1,
      wrong: 'The file does not begin with the line ---, so it has no title and no other keys.',
      instead:
        first > 0 && fence.test(lines[first] ?? '')
          ? 'Delete the empty lines above the ---.'
          : `Begin it with a line ---, then the keys, then a line --- again, as in the other ${others}.`,
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const keys = lines.slice(1, end < 0 ? undefined : end);
  const marker = keys.findIndex((line) => /<!--|^<[A-Z]/.test(line));
  // A --- in the text, far below, closes nothing.
  if (end < 0 || marker >= 0) {
    const empty = keys.findIndex((line) => line.trim() === '');
    return {
      line: (empty < 0 ? keys.length : empty) + 2,
      column: 1,
      wrong: 'The keys at the top of the file are not closed: the second line --- is missing.',
      instead: 'Write --- in a line of its own, below the last key.',
    };
  }
  if (!fence.test(lines[end] ?? '')) {
    return {
      line: end + 1,
      column: 1,
      wrong: `The line that closes the keys is "${lines[end]?.trim()}". Allowed are three hyphens and nothing else.`,
      instead: 'Write: ---',
    };
  }
  return {
    yaml: ['', ...keys, ''].join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
