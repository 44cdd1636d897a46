/** A page's HTML names the scripts of every page in one attribute: src/plugins/late fetches them after the first paint. */
const named = /<script[^>]*\sdata-scripts=(?:"([^"]*)"|([^\s>]+))/g;

/**
 * The scripts that a page's HTML names, in order, as paths in the built folder.
 * @throws where it names none: every page has some
 */
export function scriptsOf(html: string): string[] {
  const scripts = [...html.matchAll(named)]
    .flatMap(([, quoted, bare]) => (quoted ?? bare ?? '').split(' '))
    .filter(Boolean)
    .map((address) => address.replace(/^\//, ''));
  if (scripts.length === 0) throw new Error('The page names no scripts.');
  return scripts;
}
