type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Where a key moves the focus in an open menu, whose stops are its button and its links; undefined where the browser
 * knows by itself.
 *
 * @param at - which stop has the focus, -1 for none
 * @param keeps - whether Tab goes round in the menu instead of out of it
 */
export function nextStop(
  {key, shiftKey, altKey, ctrlKey, metaKey}: Key,
  at: number,
  count: number,
  keeps: boolean,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const last = count - 1;
  if (key === 'Tab') {
    if (!keeps) return undefined;
    if (at < 0) return 0;
    if (shiftKey) return at === 0 ? last : undefined;
    return at === last ? 0 : undefined;
  }
  if (at < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
