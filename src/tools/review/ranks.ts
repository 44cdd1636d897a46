/**
 * Names that a build makes up (`hero_x7Ya`, `_R_1b_`) mean nothing by themselves: what counts is which ones are the same.
 * Each gets its number in the order of first appearance, so that code may move and classes be renamed unseen.
 */
export class Ranks {
  private readonly numbers = new Map<string, number>();

  constructor(private readonly prefix: string) {}

  /** The name's number, given to it now if it has none yet. */
  of(name: string): string {
    const number = this.numbers.get(name) ?? this.numbers.size;
    this.numbers.set(name, number);
    return `${this.prefix}${number}`;
  }

  /** The name's number, if it has one. */
  known(name: string): string | undefined {
    const number = this.numbers.get(name);
    return number === undefined ? undefined : `${this.prefix}${number}`;
  }
}

/** What CSS modules add to a name: `hero_x7Ya`. */
const moduleHash = /\b([A-Za-z][A-Za-z0-9-]*)_[A-Za-z0-9_+-]{4}(?![\w-])/g;

/** A text with the names that designers wrote in place of those that the build made of them. */
export function withoutModuleHashes(text: string): string {
  return text.replace(moduleHash, '$1');
}
