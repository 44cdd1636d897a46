/**
 * Makes the page around an element still: what stands beside it cannot be reached, and the page does not scroll.
 * Returns what undoes it.
 */
export function holdStill(element: Element | null): () => void {
  const page = document.documentElement;
  const beside = [...(element?.parentElement?.children ?? [])].filter(
    (child): child is HTMLElement => child !== element && child instanceof HTMLElement,
  );
  for (const part of beside) part.inert = true;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  page.dataset['still'] = 'on';
  return () => {
    for (const part of beside) part.inert = false;
    // The scrollbar is back, and the page laid out, before the browser keeps its place again when something moves:
    // what moves for the scrollbar's sake does not count
    page.dataset['still'] = 'off';
    page.getBoundingClientRect();
    delete page.dataset['still'];
  };
}
