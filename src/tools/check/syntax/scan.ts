/** A tag as it is written, also one that is not finished. */
export interface Tag {
  name: string;
  /** Offset of its `<`. */
  start: number;
  /** Offset behind its `>`. */
  end: number;
  kind: 'open' | 'close' | 'alone';
}

/** Something in a text that cannot be read. */
export interface Oddity {
  offset: number;
  wrong: string;
  instead: string;
}

/** Braces and what is between them. */
export interface Braces {
  start: number;
  end: number;
  /** The word before `={`, when they are a tag's. */
  owner?: string;
}

export interface Scan {
  tags: Tag[];
  braces: Braces[];
  oddities: Oddity[];
}

/**
 * Reads a page that the parser cannot read, more patiently: the parser stops where nothing makes sense any more, which
 * is often far behind the mistake.
 */
export function scan(text: string): Scan {
  return new Scanner(text).run();
}

const curly = /[“”„‟‘’‚]/;
const name = /[A-Za-z_$][\w$.-]*/y;
const attributeName = /[A-Za-z_$][\w$-]*/y;
const frontMatter = /^---[ \t]*\r?\n[^]*?\n---[ \t]*(?:\r?\n|$)/;
const emptyLine = /\r?\n[ \t]*\r?\n/;

class Scanner {
  private at: number;
  private readonly tags: Tag[] = [];
  private readonly braces: Braces[] = [];
  private readonly oddities: Oddity[] = [];

  constructor(private readonly text: string) {
    this.at = frontMatter.exec(text)?.[0].length ?? 0;
  }

  run(): Scan {
    while (this.at < this.text.length) {
      const character = this.text.charAt(this.at);
      if (character === '\\') this.at += 2;
      else if (character === '`' || character === '~') this.code();
      else if (character === '{') this.expression();
      else if (character === '<') this.angle();
      else this.at += 1;
    }
    const {tags, braces, oddities} = this;
    oddities.sort((a, b) => a.offset - b.offset);
    return {tags, braces, oddities};
  }

  private odd(offset: number, wrong: string, instead: string): void {
    this.oddities.push({offset, wrong, instead});
  }

  /** The part of the text that a sticky pattern matches here, stepped over. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }

  /** Code is shown as it is, between backticks or between fences. */
  private code(): void {
    const start = this.at;
    const fence = this.take(/`+|~+/y);
    const beginsLine = /(?:^|\n)[ \t]{0,3}$/.test(this.text.slice(0, start));
    const isBlock = beginsLine && fence.length >= 3;
    if (fence.startsWith('~') && !isBlock) return;
    const rest = this.text.slice(this.at);
    const end = isBlock
      ? new RegExp(`\\n[ \\t]{0,3}${fence}[^]*?(?=\\n|$)`).exec(rest)
      : new RegExp(`(?<!\`)${fence}(?!\`)`).exec(rest.split(emptyLine)[0] ?? '');
    if (end) this.at += end.index + end[0].length;
    else if (isBlock) this.at = this.text.length;
  }

  /** Steps over braces, braces within them included; undefined when they do not close before the text ends. */
  private balanced(): string | undefined {
    const start = this.at;
    if (this.text.startsWith('{/*', start)) {
      const end = this.text.indexOf('*/', start + 3);
      const close = end < 0 ? -1 : this.text.indexOf('}', end);
      if (close < 0) return undefined;
      this.at = close + 1;
      return this.text.slice(start, this.at);
    }
    let depth = 0;
    for (let index = start; index < this.text.length; index += 1) {
      const character = this.text.charAt(index);
      if (character === '{') depth += 1;
      if (character === '}') depth -= 1;
      if (depth === 0) {
        this.at = index + 1;
        return this.text.slice(start, this.at);
      }
    }
    return undefined;
  }

  private expression(): void {
    const start = this.at;
    if (this.balanced() !== undefined) {
      this.braces.push({start, end: this.at});
    } else if (this.text.startsWith('{/*', start)) {
      this.odd(start, 'This comment is not closed.', 'Write */} where it ends.');
      this.at = this.text.length;
    } else {
      this.odd(
        start,
        'The brace { opens here and is not closed.',
        'Write \\{ when you mean the brace itself.',
      );
      this.at += 1;
    }
  }

  /** A `<`: a tag, a comment, an address, or the sign itself. */
  private angle(): void {
    const start = this.at;
    const rest = this.text.slice(start);
    const [comment, inside] = /^<!--([^]*?)(?:-->|$)/.exec(rest) ?? [];
    if (comment !== undefined) {
      const words = (inside ?? '').trim();
      this.odd(
        start,
        '<!-- … --> is no comment on a page.',
        words && !words.includes('\n') ? `Write {/* ${words} */}` : 'Write {/* and */} around it.',
      );
      this.at += comment.length;
      return;
    }
    const [link, address] = /^<((?:https?:\/\/|mailto:)[^\s<>]+)>/.exec(rest) ?? [];
    const [mail, box] = /^<([^\s<>@/]+@[^\s<>@/]+)>/.exec(rest) ?? [];
    if (link !== undefined) {
      this.odd(
        start,
        'An address between < and > is no link on a page.',
        `Write [words](${address ?? ''})`,
      );
      this.at += link.length;
    } else if (mail !== undefined) {
      this.odd(
        start,
        'An e-mail address between < and > is no link on a page.',
        `Write <Email /> for our own address, or [${box ?? ''}](mailto:${box ?? ''})`,
      );
      this.at += mail.length;
    } else if (/^<(?:\/\s*)?[A-Za-z_$]/.test(rest) || /^<\/?>/.test(rest)) {
      this.tag();
    } else {
      if (!/^<[ \t]+\S/.test(rest)) this.unescaped(start);
      this.at += 1;
    }
  }

  private unescaped(offset: number): void {
    const [words = '<'] = /^<[^\s<>]*/.exec(this.text.slice(offset)) ?? [];
    this.odd(offset, 'The sign < is read as the beginning of a tag.', `Write \\${words}`);
  }

  private tag(): void {
    const start = this.at;
    this.at += 1;
    const closes = this.take(/\/\s*/y) !== '';
    const called = this.take(name);
    if (!closes && called) this.attributes(called, start);
    else this.take(/\s+/y);
    const end = this.take(/\/?\s*>/y);
    if (!end && closes) {
      this.odd(start, `</${called} has no > at its end.`, `Write </${called}>`);
    }
    const kind = closes ? 'close' : end.startsWith('/') ? 'alone' : 'open';
    this.tags.push({name: called, start, end: this.at, kind});
  }

  /** Everything between a tag's name and its `>`. Told is the first thing that is odd. */
  private attributes(tag: string, start: number): void {
    let last = '';
    let lastWithValue = '';
    while (this.at < this.text.length) {
      const space = this.take(/\s+/y);
      const here = this.at;
      const character = this.text.charAt(here);
      if (/^\/?\s*>/.test(this.text.slice(here, here + 8))) return;
      if (emptyLine.test(space) || !character) {
        this.unfinished(tag, start, last);
        return;
      }
      if (character === '<') {
        // Words without a value are rather the tag's text than its parts.
        this.unfinished(tag, start, lastWithValue || last);
        return;
      }
      if (character === '{') {
        if (this.balanced() === undefined) this.at = this.text.length;
        last = this.text.slice(here, this.at);
        continue;
      }
      const attribute = this.take(attributeName);
      if (!attribute) {
        this.stray(tag, start, last);
        return;
      }
      if (/^[{"'“”]/.test(this.text.slice(this.at, this.at + 1))) {
        const isNumber = this.text.charAt(this.at) === '{';
        const value = isNumber ? (this.balanced() ?? '{…}') : this.quotedValue();
        this.odd(
          here,
          `There is no = behind \`${attribute}\` in <${tag}>.`,
          `Write ${attribute}=${value}`,
        );
        return;
      }
      const [, between = '', sign] = /^(\s*)([=:])/.exec(this.text.slice(this.at)) ?? [];
      if (sign) {
        this.at += between.length + 1;
        this.take(/\s+/y);
        if (sign === ':') {
          this.odd(
            here,
            `A colon stands behind \`${attribute}\` in <${tag}>.`,
            `Write ${attribute}=${this.quotedValue()}`,
          );
          return;
        }
        if (!this.value(tag, start, attribute, here)) return;
        lastWithValue = this.text.slice(here, this.at);
      }
      last = this.text.slice(here, this.at);
    }
    this.unfinished(tag, start, last);
  }

  /** The value behind `name=`; false when something is odd about it. */
  private value(tag: string, start: number, attribute: string, from: number): boolean {
    const here = this.at;
    const character = this.text.charAt(here);
    if (character === '{') {
      const value = this.balanced();
      if (value !== undefined && !emptyLine.test(value)) {
        this.braces.push({start: here, end: this.at, owner: attribute});
        return true;
      }
      const [, words = ''] = /^\{([^\s{}<>]*)/.exec(this.text.slice(here)) ?? [];
      this.odd(
        from,
        `The brace { of \`${attribute}\` in <${tag}> is not closed.`,
        `Write ${attribute}={${words || '…'}}`,
      );
      return false;
    }
    if (character === '"' || character === "'") {
      const end = this.text.indexOf(character, here + 1);
      const value = this.text.slice(here + 1, end < 0 ? undefined : end);
      const behind = end < 0 ? '' : this.text.charAt(end + 1);
      const runsOn = end < 0 || emptyLine.test(value) || /\s[\w-]+=$/.test(value);
      if (!runsOn && (!behind || /[\s/>]/.test(behind))) {
        this.at = end + 1;
        return true;
      }
      if (runsOn) {
        this.odd(
          from,
          /[“”]$/.test(this.firstPart(value))
            ? `The text of \`${attribute}\` in <${tag}> ends with a curly quote.`
            : `The text of \`${attribute}\` in <${tag}> has no quote at its end.`,
          `Write ${attribute}=${this.quotedValue()}`,
        );
        return false;
      }
      return this.quoteInside(tag, start, attribute, from, end);
    }
    if (curly.test(character)) {
      this.odd(
        from,
        `Curly quotes stand around the text of \`${attribute}\` in <${tag}>.`,
        `Write ${attribute}=${this.quotedValue()}`,
      );
      return false;
    }
    const [number] = /^\d+(?=[\s/>])/.exec(this.text.slice(here)) ?? [];
    this.odd(
      from,
      number
        ? `The number of \`${attribute}\` in <${tag}> stands without braces.`
        : `The text of \`${attribute}\` in <${tag}> stands without quotes.`,
      `Write ${attribute}=${number ? `{${number}}` : this.quotedValue()}`,
    );
    return false;
  }

  /** Directly behind a closing quote something goes on: a quote within the text, or a `>` that was forgotten. */
  private quoteInside(
    tag: string,
    start: number,
    attribute: string,
    from: number,
    end: number,
  ): boolean {
    const quote = this.text.charAt(this.at);
    const rest = this.text.slice(end + 1);
    const [words = ''] = /^[^<>{}\n]*/.exec(rest) ?? [];
    if (/^[,;]?\s*[\w-]+\s*=/.test(words) || /^[,;]/.test(words)) {
      // Two parts without a space between them, which the parser allows, or with a comma, which is told as such.
      this.at = end + 1;
      return true;
    }
    if (!words.includes(quote)) {
      this.at = end + 1;
      this.unfinished(tag, start, this.text.slice(from, end + 1));
      return false;
    }
    const [, value = ''] = /^(.*?)["'](?=\s+[\w-]+=|\s*\/?\s*(?:>|$))/.exec(
      this.text.slice(this.at + 1).split('\n')[0] ?? '',
    ) ?? [undefined, words];
    const better = quote === '"' ? value.replace(/"([^"]*)"/g, '“$1”').replaceAll('"', '”') : value;
    this.odd(
      from,
      `A quote ${quote} stands inside the text of \`${attribute}\` in <${tag}>, which ends there.`,
      `Write ${attribute}="${better}"`,
    );
    return false;
  }

  /** What cannot stand in a tag. */
  private stray(tag: string, start: number, last: string): void {
    const character = this.text.charAt(this.at);
    if (isRatherWord(tag, last)) {
      this.unfinished(tag, start, last);
    } else if (character === ',' || character === ';') {
      this.odd(
        this.at,
        `There is a ${character === ',' ? 'comma' : 'semicolon'} in <${tag} …>.`,
        'Delete it: a space between the parts is enough.',
      );
    } else if (this.text.slice(start, this.at).includes('"') || character === '.') {
      this.unfinished(tag, start, last);
    } else {
      this.odd(
        this.at,
        `"${character}" cannot stand in <${tag} …>.`,
        `Between <${tag} and > stand only parts like title="…".`,
      );
    }
  }

  private unfinished(tag: string, start: number, last: string): void {
    const written = this.text.slice(start, this.at).trimEnd();
    if (isRatherWord(tag, last)) {
      this.unescaped(start);
      this.at = start + 1 + tag.length;
      return;
    }
    const behind = last.includes('\n') ? '' : last;
    this.odd(
      start,
      `<${tag} is not closed with >.`,
      behind && written.includes('\n')
        ? `Write > in the line below ${behind}`
        : `Write > behind ${behind || `<${tag}`}`,
    );
  }

  /** The value that stands here, in quotes as it should be. */
  private quotedValue(): string {
    const rest = this.text.slice(this.at).replace(/^["'“”„‟‘’‚]/, '');
    return `"${this.firstPart(rest).replace(/["'“”„‟‘’‚]$/, '')}"`;
  }

  /** What of a text that runs on too far was meant for a value: up to a quote, the next `name=`, `>` or the line's end. */
  private firstPart(value: string): string {
    const [part = ''] = /^.*?(?=["“”]|\s[\w-]+=|\s*\/?>|\r?\n|$)/.exec(value) ?? [];
    const [quote = ''] = /^[“”]/.exec(value.slice(part.length)) ?? [];
    return part.trim() + quote;
  }
}

/** `<five hundred` is no tag that somebody forgot to close: pages have none in small letters. */
function isRatherWord(tag: string, last: string): boolean {
  return /^[a-z]/.test(tag) && !last.includes('=');
}
