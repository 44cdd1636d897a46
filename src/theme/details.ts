/** What browsers that do not know all of `<details>` yet leave to scripts. */

/** Opens what is folded for printing, and closes it after that. Names are removed, or opening one would close another. */
function openForPrint(): void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  const names = folded.map((each) => each.name);
  for (const each of folded) {
    each.removeAttribute('name');
    each.open = true;
  }
  const restore = () => {
    for (const [index, each] of folded.entries()) {
      each.open = false;
      each.setAttribute('name', names[index] ?? '');
    }
  };
  addEventListener('afterprint', restore, {once: true});
}

/** Closes the others of a group when one opens. */
function closeOthers({target}: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute('name');
  if (!name) return;
  for (const each of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"]`)) {
    if (each !== target) each.open = false;
  }
}

if (typeof document !== 'undefined') {
  // Before Chrome 131, Firefox 143 and Safari 18.4; print.css does it in the others
  if (!CSS.supports('selector(::details-content)')) addEventListener('beforeprint', openForPrint);
  // Before Chrome 120, Firefox 130 and Safari 17.2. The event does not bubble
  if (!('name' in HTMLDetailsElement.prototype)) {
    document.addEventListener('toggle', closeOthers, {capture: true});
  }
}
