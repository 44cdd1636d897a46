/*
 * Runs in the head of every page: loads scripts and fonts, and lays out the sections below the fold, after the first
 * paint or as soon as the user touches the page. Compiled by ./index.ts; it cannot import anything.
 */

type FaceArguments = ConstructorParameters<typeof FontFace>;

/** The faces that nearly every page needs, and the others, which load with the first text that needs them. */
declare const USUAL_FACES: FaceArguments[];
declare const RARE_FACES: FaceArguments[];

/** In milliseconds: loads the rest even if nothing is ever painted. */
const timeout = 6000;

/** How many sections are laid out at once, counted from the top. */
const firstSections = 3;

/** The path that the page was loaded for. */
const {pathname} = location;

let isLoading = false;
let deferredLayout: CSSStyleSheet | undefined;

/** Deep links, reloads and going back need the final layout, or the browser scrolls to the wrong place. */
function needsFinalLayout(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type !== 'navigate' || location.hash !== '';
}

/** Skips the layout of the sections after the first ones and of the footer, while they are out of view. */
function deferLayout(first: number): void {
  deferredLayout ??= new CSSStyleSheet();
  deferredLayout.replaceSync(
    `main > :nth-child(n + ${first + 1}), footer {content-visibility: auto; contain-intrinsic-size: auto 700px}`,
  );
  document.adoptedStyleSheets = [deferredLayout];
}

/** Lays out one more section each time the browser is idle. */
function layOutRest(first: number): void {
  if (!deferredLayout) return;
  deferLayout(first);
  const isDone = !document.querySelector(`main > :nth-child(${first + 1})`);
  requestIdleCallback(() => (isDone ? layOutAll() : layOutRest(first + 1)));
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
  void Promise.allSettled(usualFaces.map((face) => face.load()))
    .then(() => faces.forEach((face) => document.fonts.add(face)))
    .finally(() => layOutRest(firstSections));
}

if ('requestIdleCallback' in window && !needsFinalLayout()) deferLayout(firstSections);
for (const type of ['pointerdown', 'keydown']) {
  for (const listener of [layOutAll, loadRest])
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
