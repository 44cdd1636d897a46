/**
 * Makes the siblings of an element inert and stops the page from scrolling.
 * @returns a function that undoes it
 */
export function lockBackground(element: Element | null): () => void {
  const page = document.documentElement;
  const siblings = [...(element?.parentElement?.children ?? [])].filter(
    (child): child is HTMLElement => child !== element && child instanceof HTMLElement,
  );
  for (const sibling of siblings) sibling.inert = true;
  page.style.setProperty('--scrollbar', `${window.innerWidth - page.clientWidth}px`);
  page.dataset['scrollLock'] = 'on';
  return () => {
    for (const sibling of siblings) sibling.inert = false;
    // Lays the page out with its scrollbar before scroll anchoring is on again, or the anchoring would move the page
    page.dataset['scrollLock'] = 'off';
    page.getBoundingClientRect();
    delete page.dataset['scrollLock'];
  };
}
