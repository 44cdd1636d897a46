/** A news page, read from its HTML. */
export interface StaticContent {
  title: string;
  /** Meta and link elements of the head: description, canonical URL, social card. */
  tags: {name: 'meta' | 'link'; attributes: Record<string, string>}[];
  /** The content of `<main>`. */
  html: string;
}

export function readPage(document: Document): StaticContent {
  // react-helmet-async marks the elements that belong to the page
  const elements = [...document.head.querySelectorAll('meta[data-rh], link[data-rh]')];
  return {
    title: document.title,
    tags: elements.map((element) => ({
      name: element.localName === 'meta' ? 'meta' : 'link',
      attributes: Object.fromEntries(
        [...element.attributes]
          .filter(({name}) => name !== 'data-rh')
          .map(({name, value}) => [name, value]),
      ),
    })),
    html: document.querySelector('main')?.innerHTML ?? '',
  };
}
