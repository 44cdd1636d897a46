import {controls} from '../../elements/Icon/controls';
import {drawingAddress} from '../../elements/Icon';

const svg = 'http://www.w3.org/2000/svg';

/** The look of `<Button kind="line">`, small, made without React. */
function makeButton(label: string, name: 'copy' | 'share', onClick: () => void): HTMLButtonElement {
  const icon = document.createElementNS(svg, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const drawing = document.createElementNS(svg, name === 'copy' ? 'path' : 'use');
  if (name === 'copy') drawing.setAttribute('d', controls.copy);
  else drawing.setAttribute('href', drawingAddress(name));
  icon.append(drawing);

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--line button--small';
  button.append(icon, label);
  button.addEventListener('click', onClick);
  return button;
}

/** Adds the buttons to one share part. */
function enhance(part: HTMLElement): (() => void) | undefined {
  const row = part.querySelector('[data-share-buttons]');
  const status = part.querySelector('[data-share-status]');
  if (!row || !status || row.querySelector('button')) return undefined;

  const {share: title = '', copy = '', copied = '', failed = '', sheet = ''} = part.dataset;
  const address = () => location.origin + location.pathname;
  const say = (text: string) => {
    status.textContent = text;
  };
  // Older browsers and pages without https have neither, whatever the types say.
  const {clipboard, share: openSheet} = navigator as Partial<Navigator>;

  const buttons: HTMLButtonElement[] = [];
  if (clipboard) {
    const copyLink = () => {
      say('');
      clipboard.writeText(address()).then(
        () => say(copied),
        () => say(failed),
      );
    };
    buttons.push(makeButton(copy, 'copy', copyLink));
  }
  if (openSheet) {
    const openIt = () => {
      // Closing the sheet is refused with an error, too: nothing to tell.
      openSheet.call(navigator, {title, url: address()}).catch(() => undefined);
    };
    buttons.push(makeButton(sheet, 'share', openIt));
  }
  row.append(...buttons);
  return () => {
    for (const button of buttons) button.remove();
    say('');
  };
}

/**
 * Adds to every share part below `root` (`ShareLinks` has written it) what works with JavaScript alone: Copy link, and the
 * system's share sheet where there is one. Calling it again changes nothing.
 * @returns takes away what this call has added
 */
export function enhanceShare(root: ParentNode): () => void {
  const parts = root.querySelectorAll<HTMLElement>('[data-share]');
  const undo = Array.from(parts, enhance);
  return () => {
    for (const each of undo) each?.();
  };
}
