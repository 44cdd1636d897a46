/** A tag as it is written, also where the parser rejects the page. */
export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'selfClosing';
  start: number;
  end: number;
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
