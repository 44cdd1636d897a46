/** Phones: the narrowest that the site is made for, and the widest, in CSS pixels. */
const narrow = 320;
const phone = 390;

/**
 * Makes a frame as high as its content and, where it is wider than its room, smaller as a whole. Follows both.
 * A phone's window is not made smaller: where there is less room, it is a smaller phone.
 * @param width - the window it shows, in CSS pixels
 * @returns what ends it
 */
export function fit(frame: HTMLIFrameElement, room: HTMLElement, width: number): () => void {
  const body = frame.contentDocument?.body;
  if (!body) return () => undefined;

  const update = () => {
    const available = room.clientWidth;
    const shown = width > phone ? width : Math.max(narrow, Math.min(width, available));
    const scale = Math.min(1, available / shown);
    const height = Math.ceil(body.getBoundingClientRect().height);
    frame.width = String(shown);
    frame.height = String(height);
    frame.style.setProperty('transform', scale < 1 ? `scale(${scale})` : 'none');
    room.style.setProperty('block-size', `${Math.ceil(height * scale)}px`);
  };

  update();
  const observer = new ResizeObserver(update);
  observer.observe(room);
  observer.observe(body);
  return () => observer.disconnect();
}

const selector = 'link[rel="stylesheet"], style';

/**
 * Gives a frame's document the page's stylesheets, and keeps them the same: the development server changes them.
 * @returns what ends it
 */
export function mirrorStyles(target: Document): () => void {
  const copy = () => {
    const here = [...document.querySelectorAll(selector)];
    const there = [...target.head.querySelectorAll(selector)];
    if (here.map((each) => each.outerHTML).join() === there.map((each) => each.outerHTML).join())
      return;
    target.head.append(...here.map((each) => target.importNode(each, true)));
    for (const old of there) old.remove();
  };
  copy();
  const observer = new MutationObserver(copy);
  observer.observe(document.head, {childList: true});
  return () => observer.disconnect();
}
