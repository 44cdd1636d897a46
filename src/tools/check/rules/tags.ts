/** A tag as it is written, also where the parser rejects the page. */
export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'selfClosing';
  start: number;
  end: number;
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Replaces front matter, code, comments and escaped characters with spaces: offsets stay the same. */
export function maskCode(text: string): string {
  return text
    .replace(/^---[ \t]*\r?\n[^]*?\n---[ \t]*(?=\r?\n|$)/, blank)
    .replace(/^ {0,3}(`{3,}|~{3,})[^]*?(?:^ {0,3}\1.*$|(?![^]))/gm, blank)
    .replace(/(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\1(?!`)/g, blank)
    .replace(/\{\/\*[^]*?\*\/\}/g, blank)
    .replace(/\\[!-/:-@[-`{-~]/g, blank);
}

/** Finds every tag in masked text. */
export function findTags(masked: string): Tag[] {
  const pattern =
    /<(\/?)\s*([A-Za-z_$][\w$.-]*)(?:\s(?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}/])*)?(\/?)\s*>/g;
  return [...masked.matchAll(pattern)].map(({0: whole, 1: slash, 2: name = '', 3: end, index}) => ({
    name,
    kind: slash ? 'close' : end ? 'selfClosing' : 'open',
    start: index,
    end: index + whole.length,
  }));
}
