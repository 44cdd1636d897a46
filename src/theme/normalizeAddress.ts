/**
 * Corrects the address before React reads it: `/ride.html` and `//ride` are `/ride`, and a parameter after the hash,
 * as messengers add it (`#how-can-i-pay?utm_source=x`), is not part of an id. Encodes what React Router throws for in
 * a path, such as `/ride%`, and Docusaurus in a hash, such as `#100%`.
 */
function normalizeAddress(): void {
  const {origin, pathname, search, hash} = window.location;
  const path = pathname.replace(/\/+/g, '/').replace(/(?:\/index)?\.html$/i, '') || '/';
  const id = hash.replace(/^(#[^=?]+)\?.*/, '$1');
  let address = path + search + id;
  try {
    decodeURI(path + id);
  } catch {
    address = encodeURI(path) + search + encodeURI(id);
  }
  if (address === pathname + search + hash) return;
  history.replaceState(history.state, '', origin + address);
  if (id !== hash) window.location.replace(id); // scrolls there
}

if (typeof window !== 'undefined') {
  normalizeAddress();
  addEventListener('popstate', normalizeAddress);
}
