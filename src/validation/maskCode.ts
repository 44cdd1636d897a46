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
