/** Shows the buttons of one `ShareLinks` that the browser supports, and resets its status. */
function enhance(share: HTMLElement): void {
  const setStatus = (text: string) => {
    const status = share.querySelector('[data-share-status]');
    if (status) status.textContent = text;
  };
  const showButton = (selector: string, onClick: () => void) => {
    const button = share.querySelector<HTMLButtonElement>(selector);
    if (!button) return;
    button.hidden = false;
    button.onclick = onClick;
  };
  setStatus('');

  const pageUrl = () => location.origin + location.pathname;
  // Old browsers and insecure origins have neither, although the types say so
  const {clipboard, share: openShareSheet} = navigator as Partial<Navigator>;

  if (clipboard) {
    showButton('[data-share-copy]', () => {
      setStatus('');
      clipboard.writeText(pageUrl()).then(
        () => setStatus('Copied'),
        () => setStatus('Couldn’t copy. Use the address bar.'),
      );
    });
  }
  if (openShareSheet) {
    showButton('[data-share-sheet]', () => {
      setStatus('');
      openShareSheet
        .call(navigator, {title: share.dataset['share'] ?? '', url: pageUrl()})
        .catch((error: unknown) => {
          const isClosed = error instanceof DOMException && error.name === 'AbortError';
          if (!isClosed) setStatus('Couldn’t share. Use the address bar.');
        });
    });
  }
}

/**
 * Shows the buttons that need JavaScript in every `ShareLinks` below `root`: Copy Link, and the system's share sheet where
 * the browser has one. Calling it again changes nothing.
 */
export function enhanceShareLinks(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>('[data-share]').forEach(enhance);
}
