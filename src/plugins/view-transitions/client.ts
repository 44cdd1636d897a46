/* Morphs the card that a visitor clicks into its counterpart on the next page. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import './styles.css';

/** In milliseconds: the browser paints nothing while it waits for the next page. */
const timeout = 300;

let onPageShown: (() => void) | undefined;

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => onPageShown?.();

/** Names the image of an element, or the element if it has none, for the browser to find it on both pages. */
function setName(element: Element | null | undefined, name: string): void {
  const part = element?.querySelector('.media') ?? element;
  if (part instanceof HTMLElement) part.style.viewTransitionName = name;
}

/** Follows a link in an element with `data-transition`, which morphs into the next page's first with the same value. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const element = link?.closest<HTMLElement>('[data-transition]');
  const key = element?.dataset['transition'];
  if (!link || !key || !event.isTrusted || link.pathname === location.pathname) return;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  event.preventDefault();
  event.stopImmediatePropagation();
  let target: Element | null = null;
  setName(element, key);
  const transition = document.startViewTransition(async () => {
    const pageShown = new Promise<void>((resolve) => (onPageShown = resolve));
    link.click(); // not trusted, so the router follows it as usual
    await pageShown;
    clearTimeout(timer);
    setName(element, '');
    target = document.querySelector(`[data-transition="${key}"]`);
    setName(target, key);
  });
  const timer = setTimeout(() => transition.skipTransition(), timeout);
  transition.ready.catch(() => {}); // rejects when it is skipped
  void transition.finished.then(() => setName(target, ''));
}

if (ExecutionEnvironment.canUseDOM && 'startViewTransition' in document) {
  document.addEventListener('click', onClick, {capture: true});
}
