/** The narrowest and the widest phone that the site supports, in CSS pixels. */
const narrowestPhone = 320;
const widestPhone = 390;

/**
 * Keeps a frame as high as its content, and scales it down where its window is wider than the room. A phone's window is
 * not scaled but narrowed.
 * @param width - the width of the frame's window, in CSS pixels
 * @returns a function that stops it
 */
export function fitFrame(frame: HTMLIFrameElement, room: HTMLElement, width: number): () => void {
  const body = frame.contentDocument?.body;
  if (!body) return () => undefined;

  const update = () => {
    const available = room.clientWidth;
    const windowWidth =
      width > widestPhone ? width : Math.max(narrowestPhone, Math.min(width, available));
    const scale = Math.min(1, available / windowWidth);
    const height = Math.ceil(body.getBoundingClientRect().height);
    frame.width = String(windowWidth);
    frame.height = String(height);
    frame.style.setProperty('transform', scale < 1 ? `scale(${scale})` : 'none');
    room.style.setProperty('block-size', `${Math.ceil(height * scale)}px`);
  };

  update();
  let animationFrame = 0;
  // Resizing observed elements inside the callback would raise "ResizeObserver loop completed with undelivered
  // notifications", which the development server shows as an error
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(animationFrame);
    animationFrame = requestAnimationFrame(update);
  });
  observer.observe(room);
  observer.observe(body);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(animationFrame);
  };
}
