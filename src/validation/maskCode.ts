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

/** The fence of the last block of code, if the block is not closed. */
export function findOpenFence(text: string): {offset: number; fence: string} | undefined {
  let open: {offset: number; fence: string} | undefined;
  for (const {index, 0: line, 1: fence = '', 2: info = ''} of text.matchAll(
    /^[ \t>]*(`{3,}|~{3,})([^\n]*)/gm,
  )) {
    if (!open) open = {offset: index + line.indexOf(fence), fence};
    else if (fence.startsWith(open.fence) && info.trim() === '') open = undefined;
  }
  return open;
}
