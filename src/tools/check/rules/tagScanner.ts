/** A tag as it is written, also where the parser rejects the page. */
export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'selfClosing';
  start: number;
  end: number;
}

/** A tag that does not end with `>` where it should. */
export interface BrokenTag {
  name: string;
  start: number;
  reason: 'unclosed' | 'unclosedQuote' | 'quoteInValue' | 'badValue' | 'unknown';
  /** The last prop that was read, where it begins, and what its value probably is. */
  prop?: {name: string; offset: number; value: string};
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

/** A space and a prop; a blank line ends the tag. */
const propPattern =
  /(?:[ \t]|\r?\n(?![ \t]*\r?\n))+(?:([A-Za-z_][\w-]*)(=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?|\{[^{}]*\})/y;
const endPattern = /\s*(\/?)\s*>/y;
/** A text that runs into the next prop or paragraph, because its closing quote is missing. */
const overrun = /\n\s*\n|\s[\w-]+=$/;
/** What a value without proper quotes probably is: up to a quote, the next prop or the end of the line. */
const likelyValue =
  /^\s*[=:]?\s*["'“”„‘’{]?(.*?)["'“”„‘’}]*(?=["“”]|\s+[\w-]+=|\s*\/?>|\s*\r?\n|$)/;

/** Finds every tag in masked text, and the tags that are broken. */
export function scanTags(text: string): {tags: Tag[]; broken: BrokenTag[]} {
  const tags: Tag[] = [];
  const broken: BrokenTag[] = [];
  let end = 0;
  for (const {0: opening, 1: slash, 2: name = '', index} of text.matchAll(
    /<(\/\s*)?([A-Za-z_$][\w$.-]*)/g,
  )) {
    if (index < end) continue; // inside the last tag
    end = index + opening.length;
    const props = slash ? {end} : readProps(text, end);
    end = props.end;
    const close = props.reason ? null : matchAt(endPattern, text, end);
    if (close) {
      end += close[0].length;
      const kind = slash ? 'close' : close[1] ? 'selfClosing' : 'open';
      tags.push({name, kind, start: index, end});
    } else {
      const {prop, reason = reasonAt(text.slice(end), prop)} = props;
      broken.push({name, start: index, reason, ...(prop && {prop})});
    }
  }
  return {tags, broken};
}

function readProps(text: string, start: number): Partial<BrokenTag> & {end: number} {
  let end = start;
  let prop: BrokenTag['prop'];
  for (;;) {
    const [whole = '', name, value = ''] = matchAt(propPattern, text, end) ?? [];
    if (!whole) break;
    if (name) {
      const offset = end + whole.indexOf(name);
      const isOverrun = /^=["']/.test(value) && overrun.test(value.slice(2, -1));
      // Without a value here, it follows in a form that the pattern does not know
      const rest = value || text.slice(end + whole.length);
      prop = {name, offset, value: likelyValue.exec(rest)?.[1] ?? ''};
      if (isOverrun) return {end, prop, reason: 'unclosedQuote'};
    }
    end += whole.length;
  }
  return {end, ...(prop && {prop})};
}

function reasonAt(rest: string, prop: BrokenTag['prop']): BrokenTag['reason'] {
  if (prop && /^=["'][^"']*$/.test(rest)) return 'unclosedQuote';
  if (prop && /^\s*[=:{]/.test(rest)) return 'badValue';
  if (/^[\w"']/.test(rest)) return 'quoteInValue';
  return /^\s*(?:<|\r?\n|$)/.test(rest) ? 'unclosed' : 'unknown';
}

function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}
