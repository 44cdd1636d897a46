/** Bytes that a first visit loads on a phone; undefined without that version of the page. */
export interface Weight {
  before?: number | undefined;
  after?: number | undefined;
}

/** `118.4 KB (+1.2 KB)`. */
export function formatWeight({before, after}: Weight): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  if (after === undefined) return '';
  if (before === undefined) return kilobytes(after);
  const growth = after - before;
  const change =
    Math.abs(growth) < 50 ? 'no change' : `${growth < 0 ? '−' : '+'}${kilobytes(Math.abs(growth))}`;
  return `${kilobytes(after)} (${change})`;
}
