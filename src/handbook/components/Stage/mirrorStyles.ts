const stylesheets = 'link[rel="stylesheet"], style';

/**
 * Copies the page's stylesheets into a frame's document, and again when the development server changes them.
 * @returns a function that stops it
 */
export function mirrorStyles(target: Document): () => void {
  const fonts = fontStylesheets();
  const copy = () => {
    const source = [...document.querySelectorAll(stylesheets), ...fonts];
    const current = [...target.head.querySelectorAll(stylesheets)];
    const toHtml = (elements: readonly Element[]) =>
      elements.map(({outerHTML}) => outerHTML).join();
    if (toHtml(source) === toHtml(current)) return;
    target.head.append(...source.map((element) => target.importNode(element, true)));
    for (const element of current) element.remove();
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, {childList: true});
  return () => observer.disconnect();
}

/** Built pages load fonts with a script that frames do not run, and without scripts with a stylesheet. */
function fontStylesheets(): Iterable<Element> {
  const html = document.head.querySelector('noscript')?.textContent ?? '';
  return new DOMParser().parseFromString(html, 'text/html').querySelectorAll(stylesheets);
}
