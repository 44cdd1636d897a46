/** Encodes what React Router throws for in a path, such as `/ride%`, and Docusaurus in a hash, such as `#100%`. */
function encodeAddress(): void {
  const {pathname, search, hash} = window.location;
  try {
    decodeURI(pathname + hash);
  } catch {
    history.replaceState(history.state, '', encodeURI(pathname) + search + encodeURI(hash));
  }
}

if (typeof window !== 'undefined') {
  encodeAddress();
  addEventListener('popstate', encodeAddress);
}
