const fetched = new Map<string, Promise<string>>();

/** Whether an address is one of the pages that React leaves alone. */
export const isStill = (pathname: string): boolean => /^\/news(\/(?!.*\.\w+$)|$)/.test(pathname);

/** The HTML of a page, fetched once. Fails where the page does not come; a later call tries again. */
export function fetchAhead(pathname: string): Promise<string> {
  const known = fetched.get(pathname);
  if (known) return known;
  const text = fetch(pathname).then((response) => {
    if (!response.ok) throw new Error(`${pathname}: ${response.status}`);
    return response.text();
  });
  fetched.set(pathname, text);
  text.catch(() => fetched.delete(pathname));
  return text;
}
