type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Returns the index of the element that a key focuses in an open menu, which consists of its button and its links.
 * Undefined where the browser's default applies.
 *
 * @param current - the index of the focused element, -1 for none
 * @param trapFocus - whether Tab cycles within the menu
 */
export function nextFocusIndex(
  {key, shiftKey, altKey, ctrlKey, metaKey}: Key,
  current: number,
  count: number,
  trapFocus: boolean,
): number | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const last = count - 1;
  if (key === 'Tab') {
    if (!trapFocus) return undefined;
    if (current < 0) return 0;
    if (shiftKey) return current === 0 ? last : undefined;
    return current === last ? 0 : undefined;
  }
  if (current < 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(current + 1, last);
    case 'ArrowUp':
      return Math.max(current - 1, 0);
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
