import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {unescape} from 'node:querystring';
import pLimit from 'p-limit';
import {colors} from '../../company/brand';
import {baseUrl, siteUrl} from '../../company/site';
import {hashOf, writeOnce} from '../../plugins/cache';
import {titleOf} from '../../plugins/html';
import {urlOf} from '../../plugins/responsive-images';
import type {Original} from '../../plugins/responsive-images/originals';
import {variantStem} from '../../plugins/responsive-images/variants';
import type {BuiltPage, Step} from '../page';
import {drawCard} from './draw';
import {createTitleRenderer} from './title';

/** Part of every hash. Raise it when the drawing or the woven pattern changes. */
const drawingVersion = 'v4';

interface Card {
  /** Path in the built site. */
  file: string;
  title: string;
  photo: Original | undefined;
  hash: string;
}

/**
 * Draws a card for the link previews of each page, cached in `.cache/cards`, and names it instead of the image that the
 * theme names. Only the built page shows which photograph is its first, for the card's hash and alternative text.
 */
export function socialCards(outDir: string, images: readonly Original[]): Step {
  const cards: Card[] = [];
  const photos = new Map<string, Original>();
  for (const image of images) {
    photos.set(baseUrl + urlOf(image.key).slice(1), image).set(variantStem(image), image);
  }

  /** Finds an image by the URL of the original or of a variant. */
  function findPhoto(url = '') {
    const pathname = unescape(new URL(url, siteUrl).pathname);
    return photos.get(pathname) ?? photos.get(path.basename(pathname).replace(/-\d+\.\w+$/, ''));
  }

  /** Points a page to its card. */
  function addCard(page: BuiltPage): Card {
    const {head} = page;
    const file = `cards${page.path === '/' ? '/index' : page.path}.jpg`;
    const meta = (property: string) => head(`meta[property="${property}"]`).attr('content') ?? '';
    const title = titleOf(head);
    // What the front matter names, otherwise the first photograph of the page
    const named = findPhoto(meta('og:image'));
    const first = named ? undefined : page.pictures.find(({src}) => findPhoto(src));
    const photo = named ?? findPhoto(first?.src);
    const hash = hashOf(drawingVersion, ...Object.values(colors), title, photo?.hash ?? '');

    // Also in the structured data of posts
    page.html = page.html.replaceAll(meta('og:image'), `${siteUrl}/${file}?${hash}`);
    page.addToHead(
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    );
    if (!meta('og:image:alt')) {
      const alt = head('<meta property="og:image:alt">');
      page.addToHead(head.html(alt.attr('content', first?.alt || title)));
    }
    return {file, title, photo, hash};
  }

  return {
    onPage(page) {
      if (page.path !== '/404') cards.push(addCard(page));
    },

    async finish() {
      const renderTitle = await createTitleRenderer(process.cwd());
      await pLimit(4).map(cards, async ({file, title, photo, hash}) => {
        const cached = path.resolve('.cache/cards', `${hash}.jpg`);
        await writeOnce(cached, async () => drawCard(await renderTitle(title), photo));
        await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
        await copyFile(cached, path.join(outDir, file));
      });
    },
  };
}
