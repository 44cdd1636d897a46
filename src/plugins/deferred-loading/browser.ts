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

/** The path that the page was loaded for. */
const {pathname} = location;

let isLoading = false;

function loadRest(): void {
  if (isLoading) return;
  isLoading = true;
  const {content} = document.head.querySelector('template') ?? {};
  for (const script of content?.querySelectorAll('script') ?? []) {
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

for (const type of ['pointerdown', 'keydown'])
  addEventListener(type, loadRest, {capture: true, passive: true});
addEventListener('load', () => {
  if (document.hidden) loadRest(); // a background tab paints nothing
  afterPaint(loadRest); // the first image is painted in the frame after it has loaded
});
setTimeout(loadRest, timeout);

/** Allows or forbids skipping (./styles.css). Sections that were laid out once keep their size. */
function skipLayout(allowed: boolean): void {
  document.documentElement.toggleAttribute('data-skip-layout', allowed);
}

// Reloads and going back restore a position, which needs the layout of the whole page. Only Chromium keeps the position
// while skipped sections get their size: Firefox 153 hides what the Tab key reaches there
if ('userAgentData' in navigator && 'navigation' in window) {
  let changes = 0;
  const forbid = () => {
    changes++;
    skipLayout(false);
  };
  /** Once the page is still, unless something else changes it first. */
  const allowAgain = () => {
    const change = ++changes;
    requestIdleCallback(() => afterPaint(() => change === changes && skipLayout(true)));
  };
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  skipLayout(visit?.type === 'navigate');
  // Chromium scrolls to the end of the layout before the key press, or not at all if the layout takes long
  addEventListener('keydown', ({key, target, defaultPrevented}) => {
    if (key !== 'End' || defaultPrevented) return;
    if (target instanceof Element && target.matches('input, select, textarea')) return;
    forbid();
    scrollTo({top: document.documentElement.scrollHeight, behavior: 'instant'});
  });
  addEventListener('load', allowAgain);
  navigation.addEventListener('navigate', ({navigationType}) => {
    if (navigationType === 'traverse') forbid();
  });
  navigation.addEventListener('navigatesuccess', allowAgain);
  navigation.addEventListener('navigateerror', allowAgain);
}

// After a reload, the Back button changes the URL only, and a page whose scripts have not run shows nothing new
addEventListener('popstate', () => {
  const isHydrated = document.documentElement.dataset['hasHydrated'] === 'true';
  if (isHydrated || location.pathname === pathname) return;
  addEventListener('pagehide', () => (history.scrollRestoration = 'manual')); // src/theme/navigationScroll.ts restores it
  location.reload();
});
