/** Lets Chromium run as root, without a screen, and without network requests of its own. */
export const browserArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium loads two pages for the popups of its address bar with each window, a third of a short test's time.
  // The switch replaces Playwright's own; PaintHolding is what the tests need of it.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding',
];
