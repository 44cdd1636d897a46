/*
 * Runs in the head of every page: loads scripts and fonts after the first paint, or as soon as the user touches the page.
 * Compiled by ./index.ts; it cannot import anything.
 */

/** The arguments of `FontFace`, defined at build time. */
declare const FONT_FACES: ConstructorParameters<typeof FontFace>[];

const {scripts = ''} = document.currentScript?.dataset ?? {};

/** In milliseconds: loads the rest even if nothing is ever painted. */
const timeout = 6000;

let isLoading = false;

function loadRest(): void {
  if (isLoading) return;
  isLoading = true;
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, {src, async: false}));
  }
  const [basic, ...others] = FONT_FACES.map((face) => new FontFace(...face));
  // Adding a face that has loaded lays out the page once; a stylesheet would do it twice
  void basic?.load().then(() => [basic, ...others].forEach((face) => document.fonts.add(face)));
}

for (const type of ['pointerdown', 'keydown']) {
  addEventListener(type, loadRest, {capture: true, once: true, passive: true});
}
addEventListener('load', () => {
  if (document.hidden) loadRest(); // a background tab paints nothing
  // The first image is painted in the frame after it has loaded
  requestAnimationFrame(() => requestAnimationFrame(loadRest));
});
setTimeout(loadRest, timeout);
