/** What a visitor types in, chooses, opens or focuses. */
const controls = 'input, textarea, select, details, summary, a, button';

/** What the visitor did before hydration. The elements hold what was typed, chosen and opened. */
interface Visit {
  elements: readonly HTMLElement[];
  focused: Element | null;
}

const findControls = () => [...document.querySelectorAll<HTMLElement>(controls)];

export function readVisit(): Visit {
  return {elements: findControls(), focused: document.activeElement};
}

/** Applies what the visitor did to the elements that have replaced the previous ones, if any have. */
export function restoreVisit({elements, focused}: Visit): void {
  if (elements.every(({isConnected}) => isConnected)) return;
  const candidates = findControls();
  for (const element of elements) {
    const index = candidates.findIndex((candidate) => isSameControl(candidate, element));
    const [replacement] = index < 0 ? [] : candidates.splice(index, 1);
    if (!replacement) continue;
    copyState(element, replacement);
    if (element === focused) replacement.focus({preventScroll: true});
  }
}

/** The attributes that tell a control from others. React generates the names of details and of radio buttons. */
function attributesOf(control: Element): readonly string[] {
  if (control.localName === 'details') return ['class'];
  return control.getAttribute('type') === 'radio' ? ['value'] : ['name', 'href'];
}

/** Whether two elements are the same control. Extensions add controls of their own. */
function isSameControl(one: Element, other: Element): boolean {
  return (
    one.localName === other.localName &&
    attributesOf(one).every((each) => one.getAttribute(each) === other.getAttribute(each))
  );
}

function copyState(from: Element, to: Element): void {
  for (const property of ['open', 'value', 'checked']) {
    const value: unknown = Reflect.get(from, property);
    if (value !== Reflect.get(to, property)) Reflect.set(to, property, value);
  }
}
