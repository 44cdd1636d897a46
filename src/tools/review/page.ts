/** What a page says and shows, read from its HTML. */
import {load} from 'cheerio';
import type {CheerioAPI} from 'cheerio';

import type {Files} from './files';
import {readLines} from './lines';
import type {Line, Node} from './lines';
import {markupOf} from './markup';
import {Ranks} from './ranks';

export interface PageLink {
  /** What the link says. */
  text: string;
  href: string;
}

export interface PagePicture {
  /** The same for the same picture, whatever its file is called. */
  id: string;
  /** The file's name: `rental-airport`. */
  name: string;
}

/** A part of a page: its content, or what stands around the content of every page. */
export interface Part {
  lines: Line[];
  links: PageLink[];
  pictures: PagePicture[];
  /** The HTML without all that differs from build to build. Two that are the same look the same under the same CSS. */
  markup: string;
}

/** What searchers and social networks are shown. */
export interface PageHead {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** The picture on social cards. */
  card: PagePicture;
}

export interface Page {
  head: PageHead;
  /** Inside `<main>`. */
  main: Part;
  /** Header and footer. */
  frame: Part;
  /** Each class of the page with its number. */
  classes: ReadonlySet<string>;
  ranks: Ranks;
}

/** What stands on a page in previews alone, for those who work on it. No visitor sees it. */
export const previewOnly = '[data-preview]';

/**
 * Reads a page.
 * @param files - the site that it is part of: its pictures are told apart by what they show
 */
export function readPage(html: string, files: Files): Page {
  const $ = load(html);
  $(`${previewOnly}, script:not([type="application/ld+json"]), style, template, noscript`).remove();
  const head = readHead($, files);
  const ranks = new Ranks('c');
  const classes = new Set<string>();
  for (const element of $('[class]').toArray()) {
    for (const name of ($(element).attr('class') ?? '').split(/\s+/)) if (name) classes.add(name);
  }
  const main = $('main').first().remove();
  // The frame first: it is the same on every page, and so are its classes' numbers then
  const frame = readPart($, $('body').get(), files, ranks);
  return {head, main: readPart($, main.get(), files, ranks), frame, classes, ranks};
}

function readPart($: CheerioAPI, nodes: Node[], files: Files, ranks: Ranks): Part {
  const part = $(nodes);
  const links = part
    .find('a[href]')
    .toArray()
    .map((link) => ({
      text:
        $(link).attr('aria-label') ??
        readLines([link])
          .map((line) => line.text)
          .join(' '),
      href: $(link).attr('href') ?? '',
    }));
  const pictures = part
    .find('img[src], video[src], video source[src]:first-child, use[href]')
    .toArray()
    .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
    .filter((address) => !address.startsWith('#'))
    .map((address) => files.identity(address));
  return {lines: readLines(nodes), links, pictures, markup: markupOf(nodes, files, ranks)};
}

function readHead($: CheerioAPI, files: Files): PageHead {
  const meta = (selector: string) => $(selector).last().attr('content')?.trim() ?? '';
  const image = meta('meta[property="og:image"]');
  const canonical = $('link[rel="canonical"]').attr('href') ?? '';
  return {
    title: $('title').text().trim(),
    description: meta('meta[name="description"]'),
    canonical,
    robots: meta('meta[name="robots"]'),
    card: files.identity(insideSite(image, canonical)),
  };
}

/** An absolute address of the site's own, without its origin. */
function insideSite(address: string, canonical: string): string {
  try {
    const url = new URL(address);
    return url.origin === new URL(canonical).origin ? url.pathname : address;
  } catch {
    return address;
  }
}

/** Where an old address leads on to: such a page says nothing else. */
export function redirectTarget(html: string): string | undefined {
  const [, target] = /<meta http-equiv="?refresh"? content="0; url=([^"]*)"/i.exec(html) ?? [];
  return target;
}
