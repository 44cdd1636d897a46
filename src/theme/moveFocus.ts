/** Moves the focus without scrolling, also to an element that the Tab key skips. */
export function moveFocus(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({preventScroll: true});
}
