import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

import type {BuiltSite} from './builtSite';

/** What a part of a page says and shows. */
export interface Part {
  /** Its text as a visitor reads or hears it. */
  lines: string[];
  links: string[];
  images: string[];
}

/** What a page says and shows, read from its HTML. */
export interface PageContent {
  /** What search results and social cards show. */
  head: Part;
  /** Inside `<main>`. */
  main: Part;
  /** Header and footer. */
  frame: Part;
}

/** Elements that only previews show, such as links for editing. */
export const previewOnly = '[data-preview]';

/** Elements that may be within a sentence. All others begin and end a line. */
const inline =
  'a, abbr, b, bdi, bdo, button, cite, code, data, dfn, em, i, kbd, label, mark, output, q, s, samp, small, span, strong, sub, sup, svg, time, u, var, wbr';
/** Attributes that are read out or printed, with the label that the report gives them. */
const spokenAttributes = {alt: 'Image text', 'aria-label': 'Label', placeholder: 'Placeholder'};

export function readPageContent(html: string, site: BuiltSite): PageContent {
  const $ = load(html);
  $(`${previewOnly}, script, style, template, noscript`).remove();
  // Adjacent elements are separate words, even if no space is between them in the code
  $(inline)
    .filter((_, {prev}) => prev !== null && 'name' in prev)
    .before(' ');
  $('body *').not(inline).before('\f').after('\f'); // readLines() splits at form feeds
  for (const [attribute, label] of Object.entries(spokenAttributes)) {
    for (const element of $(`body [${attribute}]`).toArray()) {
      const text = $(element).attr(attribute);
      if (text) $(element).prepend($('<span>').text(`\f${label}: ${text}\f`));
    }
  }
  const meta = (selector: string) => $(selector).last().attr('content')?.trim() ?? '';
  const head = [
    `Title: ${$('title').text().trim()}`,
    `Description: ${meta('meta[name="description"]')}`,
    `Canonical URL: ${$('link[rel="canonical"]').attr('href') ?? ''}`,
  ];
  const card = identify(meta('meta[property="og:image"]'), site);
  const main = $('main').first().remove();
  return {
    head: {lines: head, links: [], images: [card]},
    main: readPart($, main, site),
    frame: readPart($, $('body'), site),
  };
}

/** Where a page redirects to, if that is all it does. */
export function redirectTarget(html: string): string | undefined {
  const content = load(html)('meta[http-equiv="refresh" i]').attr('content');
  return content?.replace(/^.*?url=/i, '');
}

/** An image by its name and a fingerprint of its content: `rental-airport #3fa2c1`. */
function identify(url: string, site: BuiltSite): string {
  const file = site.resolve(url);
  const [name] = url.split('/').at(-1)?.split('.') ?? [];
  return file ? `${name ?? file} #${site.fingerprint(file).slice(0, 6)}` : url;
}

/** The lines of an element as a visitor reads or hears them, without those of drawings. */
function readLines(element: ReturnType<CheerioAPI>): string[] {
  const copy = element.clone();
  copy.find('svg').remove();
  const lines = copy.text().split('\f');
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

function readPart($: CheerioAPI, part: ReturnType<CheerioAPI>, site: BuiltSite): Part {
  const links = part
    .find('a[href]')
    .toArray()
    .map((link) => `${readLines($(link)).join(' ')} → ${link.attribs['href'] ?? ''}`);
  const images = part
    .find('img[src], video[poster], video[src], source[src]')
    .toArray()
    .map((element) => $(element).attr('poster') ?? $(element).attr('src') ?? '')
    .map((url) => identify(url, site));
  return {lines: readLines(part), links, images};
}
