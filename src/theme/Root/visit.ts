/** What a visitor types in, chooses, opens or focuses. */
const controls = 'input, textarea, select, details, summary, a, button';

/** What the visitor did. The elements hold what was typed, chosen and opened. */
interface Visit {
  elements: readonly HTMLElement[];
  focused: Element | null;
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
  return {elements, focused: document.activeElement, inView, top: inView ? topOf(inView) : 0};
}

/** Applies what the visitor did to the elements that have replaced the previous ones. */
export function restoreVisit({elements, focused, inView, top}: Visit): void {
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
}

function copyState(from: Element, to: Element): void {
  for (const property of ['open', 'value', 'checked']) {
    const value: unknown = Reflect.get(from, property);
    if (value !== Reflect.get(to, property)) Reflect.set(to, property, value);
  }
}
