/*
 * Runs in the head of every page: loads scripts and the fonts' stylesheet after the first paint, or as soon as the user
 * touches the page. Compiled by ./index.ts; it cannot import anything.
 */
const {scripts = '', fonts = ''} = document.currentScript?.dataset ?? {};

/** In milliseconds: loads the rest even if nothing is ever painted. */
const timeout = 6000;

let isLoading = false;

function loadRest(): void {
  if (isLoading) return;
  isLoading = true;
  const stylesheet = document.createElement('link');
  document.head.append(Object.assign(stylesheet, {rel: 'stylesheet', href: fonts}));
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, {src, async: false}));
  }
}

for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, loadRest, {capture: true, once: true, passive: true});
}
addEventListener('load', () => {
  if (document.hidden) loadRest(); // a background tab paints nothing
  new PerformanceObserver(loadRest).observe({type: 'paint', buffered: true});
});
setTimeout(loadRest, timeout);
