/** What a visitor types in, chooses, opens, focuses or scrolls sideways. */
const controls = 'input, textarea, select, details, summary, a, button, [tabindex="0"]';

/** What the visitor did. The elements hold what was typed, chosen and opened. */
interface Visit {
  elements: readonly HTMLElement[];
  focused: Element | null;
  /** How far rows were scrolled sideways. */
  lefts: ReadonlyMap<Element, number>;
  /** The first element in view, and its distance from the top of the window. */
  inView: Element | undefined;
  top: number;
}

const findControls = () => [...document.querySelectorAll<HTMLElement>(controls)];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Extensions add fields and links of their own. React generates those of `<details>`, which differ when it renders. */
const kindOf = (element: Element) =>
  element.localName === 'details'
    ? 'details'
    : `${element.localName} ${element.getAttribute('name') ?? element.getAttribute('href') ?? ''}`;

export function readVisit(): Visit {
  const elements = findControls();
  const isInView = (each: Element) => scrollY > 0 && each.closest('main') && topOf(each) > 0;
  const inView = elements.find(isInView);
  // Safari has it from 17.4 on. Measuring a row in a skipped section would lay it out
  const isLaidOut = (row: Partial<Element>) => row.checkVisibility?.({contentVisibilityAuto: true});
  const rows = elements.filter((each) => isLaidOut(each) && each.scrollLeft > 0);
  const lefts = new Map(rows.map((row) => [row, row.scrollLeft]));
  const top = inView ? topOf(inView) : 0;
  return {elements, focused: document.activeElement, lefts, inView, top};
}

/** Applies what the visitor did to the elements that have replaced the previous ones. */
export function restoreVisit({elements, focused, lefts, inView, top}: Visit): void {
  if (elements.every(({isConnected}) => isConnected)) return;
  const current = findControls();
  const ofKind = (list: readonly HTMLElement[], kind: string) =>
    list.filter((each) => kindOf(each) === kind);
  const replacements = new Map<Element | null | undefined, HTMLElement | undefined>();
  for (const kind of new Set(elements.map(kindOf))) {
    const candidates = ofKind(current, kind);
    ofKind(elements, kind).forEach((each, index) => replacements.set(each, candidates[index]));
  }
  for (const [from, to] of replacements) if (from && to) copyState(from, to);
  replacements.get(focused)?.focus({preventScroll: true});
  const replacementInView = replacements.get(inView);
  const moved = replacementInView ? topOf(replacementInView) - top : 0;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
  for (const [row, left] of lefts) replacements.get(row)?.scrollTo({left, behavior: 'instant'});
}

function copyState(from: Element, to: Element): void {
  for (const property of ['open', 'value', 'checked']) {
    const value: unknown = Reflect.get(from, property);
    if (value !== Reflect.get(to, property)) Reflect.set(to, property, value);
  }
}
