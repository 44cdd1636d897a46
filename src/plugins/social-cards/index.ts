import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pLimit from 'p-limit';
import {hashOf, writeOnce} from '../cache';
import {builtPages, headOf, mainOf, titleOf, writePage} from '../html';
import type {BuiltPage} from '../html';
import {urlOf} from '../responsive-images';
import type {ImagesContent} from '../responsive-images';
import type {Original} from '../responsive-images/originals';
import {variantStem} from '../responsive-images/variants';
import {drawCard} from './draw';
import {createTitleRenderer} from './title';

/** Part of every hash. Raise it when the drawing, a brand color or the woven pattern changes. */
const drawingVersion = 'v3';

/**
 * Draws a card for the link previews of each page, cached in `.cache/cards`, and names it in the page's HTML instead of
 * the image that the theme names.
 *
 * `postBuild` changes the pages before it awaits anything, so that other plugins' changes are not lost.
 */
export default function socialCards({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const siteUrl = siteConfig.url + baseUrl;
  const photos = new Map<string, Original>();

  /** Finds an image by the URL of the original or of a variant. */
  function findPhoto(url = '') {
    const {pathname} = new URL(url, siteUrl);
    return photos.get(pathname) ?? photos.get(path.basename(pathname).replace(/-\d+\.\w+$/, ''));
  }

  /** Points the HTML of a page to its card. */
  function addCard(page: BuiltPage) {
    const {html} = page;
    const card = `cards${page.path === '/' ? '/index' : page.path}.jpg`;
    const $ = headOf(html);
    const meta = (property: string) => $(`meta[property="${property}"]`).attr('content') ?? '';
    const title = titleOf($);
    // What the front matter names, otherwise the first photograph of the page
    const named = findPhoto(meta('og:image'));
    const images = named ? [] : mainOf(html)('img').toArray();
    const first = images.find(({attribs}) => findPhoto(attribs['src']));
    const photo = named ?? findPhoto(first?.attribs['src']);
    const hash = hashOf(drawingVersion, title, photo?.hash ?? '');

    const alt = $('<meta property="og:image:alt">').attr('content', first?.attribs['alt'] || title);
    const size =
      '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">';
    const added = meta('og:image:alt') ? size : size + $.html(alt);
    // Also in the structured data of posts
    const newHtml = html.replaceAll(meta('og:image'), `${siteUrl}${card}?${hash}`);
    writePage({...page, html: newHtml}, added);
    return {card, title, photo, hash};
  }

  return {
    name: 'evo-social-cards',

    allContentLoaded({allContent}) {
      const {images} = allContent['evo-responsive-images']?.['default'] as ImagesContent;
      // A poster, drawn as PNG, has words that the card's crop would cut
      for (const image of images.filter(({key}) => !key.endsWith('.png'))) {
        photos.set(baseUrl + urlOf(image.key).slice(1), image).set(variantStem(image), image);
      }
    },

    async postBuild({outDir, routesPaths}) {
      const cards = Array.from(builtPages(outDir, baseUrl, routesPaths), addCard);
      const renderTitle = await createTitleRenderer(siteDir);
      await pLimit(4).map(cards, async ({card, title, photo, hash}) => {
        const cached = path.join(siteDir, '.cache/cards', `${hash}.jpg`);
        await writeOnce(cached, async () => {
          const text = await renderTitle(title);
          if (!text) throw new Error(`"${title}" does not fit on a card.\n→ Shorten the title.`);
          return drawCard(text, photo);
        });
        await mkdir(path.dirname(path.join(outDir, card)), {recursive: true});
        await copyFile(cached, path.join(outDir, card));
      });
    },
  };
}
