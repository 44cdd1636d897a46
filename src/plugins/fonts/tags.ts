import type {HtmlTagObject} from '@docusaurus/types';

/** The font files that every page needs, fetched before the stylesheet asks for them. */
export function preloadTags(addresses: readonly string[]): HtmlTagObject[] {
  return addresses.map((href) => ({
    tagName: 'link',
    attributes: {rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous'},
  }));
}
