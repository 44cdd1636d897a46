import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

import type {BuiltSite} from './builtSite';

type Node = Parameters<CheerioAPI['contains']>[1];

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

const inline = new Set(
  'a abbr b bdi bdo button cite code data dfn em i kbd label mark output q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
const textNode = 3;
const skipped = new Set(['script', 'style', 'template', 'noscript', 'svg']);
/** Attributes that are read out or printed, with the label that the report gives them. */
const spokenAttributes = {alt: 'Image text', 'aria-label': 'Label', placeholder: 'Placeholder'};

export function readPageContent(html: string, site: BuiltSite): PageContent {
  const $ = load(html);
  $(`${previewOnly}, script, style, template, noscript`).remove();
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
    main: readPart($, main.get(), site),
    frame: readPart($, $('body').get(), site),
  };
}

/** A page's title without the name of the site. */
export function pageTitle(html: string): string {
  return load(html)('title')
    .text()
    .replace(/ \| [^|]*$/, '');
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

function readPart($: CheerioAPI, nodes: Node[], site: BuiltSite): Part {
  const part = $(nodes);
  const links = part
    .find('a[href]')
    .toArray()
    .map((link) => `${readLines([link]).join(' ')} → ${link.attribs['href'] ?? ''}`);
  const images = part
    .find('img[src], video[poster], video[src], source[src]')
    .toArray()
    .map((element) => $(element).attr('poster') ?? $(element).attr('src') ?? '')
    .map((url) => identify(url, site));
  return {lines: readLines(nodes), links, images};
}

/** The lines of some elements as a visitor reads or hears them. */
export function readLines(nodes: readonly Node[]): string[] {
  const lines: string[] = [];
  let words = '';
  const add = (text: string) => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean) lines.push(clean);
  };
  const flush = () => {
    add(words);
    words = '';
  };
  const walk = (node: Node) => {
    if (node.nodeType === textNode) words += node.data;
    if (!('children' in node) || !('name' in node) || skipped.has(node.name)) return;
    const isBlock = !inline.has(node.name);
    if (isBlock) flush();
    // Adjacent elements are separate words, even if no space is between them in the code
    else if (node.prev && 'name' in node.prev) words += ' ';
    for (const [attribute, label] of Object.entries(spokenAttributes)) {
      const text = node.attribs[attribute];
      if (text) add(`${label}: ${text}`);
    }
    node.children.forEach(walk);
    if (isBlock) flush();
  };
  nodes.forEach(walk);
  flush();
  return lines;
}
