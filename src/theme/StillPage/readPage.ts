/** A page of the site as its HTML says it. */
export interface Page {
  title: string;
  /** What the page says of itself in its head: description, canonical address, social card. */
  tags: {name: 'meta' | 'link'; attributes: Record<string, string>}[];
  /** The content of `<main>`. */
  html: string;
}

/** HTML attributes that React writes otherwise. */
const reactNames: Record<string, string> = {
  crossorigin: 'crossOrigin',
  hreflang: 'hrefLang',
  charset: 'charSet',
};

/** Reads a page from its document. */
export function readPage(document: Document): Page {
  const elements = [...document.head.querySelectorAll('meta[data-rh], link[data-rh]')];
  return {
    title: document.title,
    tags: elements.map((element) => ({
      name: element.localName === 'meta' ? 'meta' : 'link',
      attributes: Object.fromEntries(
        [...element.attributes]
          .filter(({name}) => name !== 'data-rh')
          .map(({name, value}) => [reactNames[name] ?? name, value]),
      ),
    })),
    html: document.querySelector('main')?.innerHTML ?? '',
  };
}
