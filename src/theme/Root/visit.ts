/** What a visitor types in, chooses, opens or focuses. */
const controls = 'input, textarea, select, details, summary, a, button';

/** What the visitor did. The elements hold what was typed, chosen and opened. */
interface Visit {
  elements: readonly Element[];
  focused: Element | null;
  /** The first element in view, and its distance from the top of the window. */
  inView: Element | undefined;
  top: number;
}

const findControls = () => [...document.querySelectorAll(controls)];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/** Extensions add fields with names of their own. React generates those of `<details>`, which differ when it renders. */
const kindOf = (element: Element) =>
  element.localName === 'details'
    ? 'details'
    : `${element.localName} ${element.getAttribute('name') ?? ''}`;

export function readVisit(): Visit {
  const elements = findControls();
  const inView = elements.find((each) => each.closest('main') && topOf(each) > 0);
  return {elements, focused: document.activeElement, inView, top: inView ? topOf(inView) : 0};
}

/** Applies what the visitor did to the elements that have replaced the previous ones. */
export function restoreVisit({elements, focused, inView, top}: Visit): void {
  if (elements.every(({isConnected}) => isConnected)) return;
  const replacements = findControls();
  const ofKind = (list: readonly Element[], kind: string) =>
    list.filter((each) => kindOf(each) === kind);
  let replacementInView: Element | undefined;
  for (const kind of new Set(replacements.map(kindOf))) {
    const previous = ofKind(elements, kind);
    for (const [index, element] of ofKind(replacements, kind).entries()) {
      copyState(previous[index], element);
      if (previous[index] === focused) (element as HTMLElement).focus({preventScroll: true});
      if (previous[index] === inView) replacementInView = element;
    }
  }
  const moved = replacementInView ? topOf(replacementInView) - top : 0;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

function copyState(from: Element | undefined, to: Element): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement) {
    to.value = from.value;
  }
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.value = from.value;
    to.checked = from.checked;
  }
}
