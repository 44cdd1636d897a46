import {iconUrl} from '../../elements/Icon';
import {inlineDrawings} from '../../elements/Icon/inlineDrawings';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Creates a small outlined button: the DOM of `<Button kind="line">`. */
function createButton(label: string, name: 'copy' | 'share', onClick: () => void) {
  const icon = document.createElementNS(svgNamespace, 'svg');
  icon.setAttribute('class', 'icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const drawing = document.createElementNS(svgNamespace, name === 'copy' ? 'path' : 'use');
  if (name === 'copy') drawing.setAttribute('d', inlineDrawings.copy);
  else drawing.setAttribute('href', iconUrl(name));
  icon.append(drawing);

  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--line button--small';
  button.append(icon, label);
  button.addEventListener('click', onClick);
  return button;
}

/** Adds the buttons to one `ShareLinks`, or resets its status where it has them. */
function enhance(share: HTMLElement): void {
  const row = share.querySelector('[data-share-buttons]');
  const status = share.querySelector('[data-share-status]');
  if (!row || !status) return;
  status.textContent = '';
  if (row.querySelector('button')) return;

  const pageUrl = () => location.origin + location.pathname;
  const setStatus = (text: string) => {
    status.textContent = text;
  };
  // Old browsers and insecure origins have neither, although the types say so
  const {clipboard, share: openShareSheet} = navigator as Partial<Navigator>;

  if (clipboard) {
    const copyLink = () => {
      setStatus('');
      clipboard.writeText(pageUrl()).then(
        () => setStatus('Copied'),
        () => setStatus('Couldn’t copy. Use the address bar.'),
      );
    };
    row.append(createButton('Copy Link', 'copy', copyLink));
  }
  if (openShareSheet) {
    const openSheet = () => {
      setStatus('');
      openShareSheet
        .call(navigator, {title: share.dataset['share'] ?? '', url: pageUrl()})
        .catch((error: unknown) => {
          const isClosed = error instanceof DOMException && error.name === 'AbortError';
          if (!isClosed) setStatus('Couldn’t share. Use the address bar.');
        });
    };
    row.append(createButton('Share', 'share', openSheet));
  }
}

/**
 * Adds the buttons that need JavaScript to every `ShareLinks` below `root`: Copy Link, and the system's share sheet where
 * the browser has one. Calling it again adds nothing.
 */
export function enhanceShareLinks(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>('[data-share]').forEach(enhance);
}
