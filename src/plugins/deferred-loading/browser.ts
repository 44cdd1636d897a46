/*
 * Runs in the head of every page. Loads scripts and fonts after the first paint, or at the first touch or key press, and
 * lets the browser skip the layout of distant sections. Compiled by ./index.ts; it cannot import anything.
 */

type FaceArguments = ConstructorParameters<typeof FontFace>;

/** The faces that nearly every page needs, and the others, which load with the first text that needs them. */
declare const USUAL_FACES: FaceArguments[];
declare const RARE_FACES: FaceArguments[];

/** In milliseconds: loads the rest even if nothing is ever painted. */
const timeout = 6000;

const {documentElement} = document;

/** The path that the page was loaded for. */
const {pathname} = location;

function loadRest(): void {
  const template = document.head.querySelector('template');
  if (!template) return; // has not arrived, or is loaded
  template.remove();
  for (const script of template.content.querySelectorAll('script')) {
    const copy = document.importNode(script); // runs once it is in the document
    copy.async = false;
    document.head.append(copy);
  }
  const createFace = (face: FaceArguments) => new FontFace(...face);
  const usualFaces = USUAL_FACES.map(createFace);
  const faces = [...usualFaces, ...RARE_FACES.map(createFace)];
  // Adding faces that have loaded lays out the page once; a stylesheet would do it for each, and twice
  void Promise.allSettled(usualFaces.map((face) => face.load())).then(() =>
    faces.forEach((face) => document.fonts.add(face)),
  );
}

/** Calls a function after the next frame has been painted. */
function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

for (const type of ['pointerdown', 'keydown']) addEventListener(type, loadRest, true);
addEventListener('load', () => {
  if (document.hidden) loadRest(); // a background tab paints nothing
  afterPaint(loadRest); // the first image is painted in the frame after it has loaded
});
setTimeout(loadRest, timeout);

/** Allows or forbids skipping (./styles.css). Sections that were laid out once keep their size. */
function skipLayout(allowed: boolean): void {
  documentElement.toggleAttribute('data-skip-layout', allowed);
}

let layouts = 0;

/** Lays out the whole page, until it is still and painted. */
function layOutAll(): void {
  const layout = ++layouts;
  skipLayout(false);
  requestIdleCallback(() => afterPaint(() => layout === layouts && skipLayout(true)));
}

// Only Chromium keeps the position while skipped sections get their size: Firefox 153 hides what the Tab key reaches there
if ('userAgentData' in navigator && 'navigation' in window) {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Restoring a position needs the layout of the whole page. Browsers do it until the load, src/theme/navigationScroll.ts
  // when the visitor goes back
  if (visit?.type === 'navigate') skipLayout(true);
  else addEventListener('load', layOutAll);
  addEventListener('scrollrestore', layOutAll);
  // Chromium scrolls to the end of the layout before the key press, or not at all if the layout takes long
  addEventListener('keydown', ({key, shiftKey, target, defaultPrevented}) => {
    if (key !== 'End' || shiftKey || defaultPrevented) return;
    if ((target as Element).matches('input, select, textarea')) return;
    layOutAll();
    scrollTo({top: documentElement.scrollHeight, behavior: 'instant'});
  });
}

// After a reload, the Back button changes the URL only, and a page whose scripts have not run shows nothing new
addEventListener('popstate', () => {
  const isHydrated = documentElement.dataset['hasHydrated'] === 'true';
  if (isHydrated || location.pathname === pathname) return;
  // src/theme/navigationScroll.ts restores the position
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual'));
  location.reload();
});
