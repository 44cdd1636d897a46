/*
 * Runs in the head of every page. Loads scripts and fonts after the first paint, or at the first touch or key press.
 * Lays out the sections below the fold at the first touch, key press or scroll. Compiled by ./index.ts; it cannot import
 * anything.
 */

type FaceArguments = ConstructorParameters<typeof FontFace>;

/** The faces that nearly every page needs, and the others, which load with the first text that needs them. */
declare const USUAL_FACES: FaceArguments[];
declare const RARE_FACES: FaceArguments[];

/** In milliseconds: loads the rest even if nothing is ever painted. */
const timeout = 6000;

/** How many sections are laid out, counted from the top. Grows until all are. */
let sectionCount = 3;

/** The path that the page was loaded for. */
const {pathname} = location;

let isLoading = false;
let deferredLayout: CSSStyleSheet | undefined;

/** Deep links, reloads and going back need the final layout, or the browser scrolls to the wrong place. */
function needsFinalLayout(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate' || location.hash !== '';
}

/** Skips the layout of the sections after the first ones and of the footer, unless they are near the viewport. */
function deferLayout(): void {
  deferredLayout ??= new CSSStyleSheet();
  // Browsers clip skipped sections anyway. Without `overflow`, axe reports their texts as overlapping.
  deferredLayout.replaceSync(
    `main > :nth-child(n + ${sectionCount + 1}), footer {content-visibility: auto; contain-intrinsic-size: auto 700px; overflow: hidden}`,
  );
  document.adoptedStyleSheets = [deferredLayout];
}

/** Lays out one more section each time the browser is idle. */
function layOutRest(): void {
  if (!deferredLayout) return;
  sectionCount += 1;
  if (document.querySelector(`main > :nth-child(${sectionCount})`)) {
    deferLayout();
    requestIdleCallback(layOutRest);
  } else layOutAll();
}

function layOutAll(): void {
  deferredLayout?.replaceSync('');
  deferredLayout = undefined;
}

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

if ('requestIdleCallback' in window && !needsFinalLayout()) deferLayout();
const onFirstInput = {
  pointerdown: [loadRest, layOutAll], // a layout in steps could move what is pressed
  scroll: [layOutRest],
  keydown: [loadRest, layOutAll], // may scroll to the end or move the focus
  click: [layOutAll], // may follow a link to a part of the page; screen readers send no pointerdown
};
for (const [type, listeners] of Object.entries(onFirstInput)) {
  for (const listener of listeners)
    addEventListener(type, listener, {capture: true, once: true, passive: true});
}
addEventListener('load', () => {
  if (document.hidden) loadRest(); // a background tab paints nothing
  // The first image is painted in the frame after it has loaded
  requestAnimationFrame(() => requestAnimationFrame(loadRest));
});
setTimeout(loadRest, timeout);

// After a reload, the Back button changes the URL only, and a page whose scripts have not run shows nothing new
addEventListener('popstate', () => {
  const isHydrated = document.documentElement.dataset['hasHydrated'] === 'true';
  if (!isHydrated && location.pathname !== pathname) location.reload();
});
