import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {load} from 'cheerio/slim';
import pLimit from 'p-limit';
import {hasHandbook} from '../../content/env';
import {hashOf, writeOnce} from '../fonts/cache';
import {headOf, mainOf} from '../html';
import {urlOf} from '../responsive-images';
import type {ImagesContent} from '../responsive-images';
import {variantStem} from '../responsive-images/variants';
import {cardSize, drawCard} from './draw';
import type {Photo} from './draw';
import {createTitleRenderer} from './title';

/** A card to draw; `file` is below the output folder, and `hash` is of everything that it shows. */
interface Card extends Record<'file' | 'title' | 'hash', string> {
  photo: Photo | undefined;
}

/** Part of every hash. Raise it when the drawing, a brand color or the woven pattern changes. */
const drawingVersion = 'v2';

/** sharp already uses several threads per card. */
const concurrency = 2;

/**
 * Draws a card for the link previews of each page, cached in `.cache/cards`, and names it in the page's HTML instead of
 * the image that the theme names.
 *
 * `postBuild` changes the pages before it awaits anything, so that other plugins' changes are not lost.
 */
export default function socialCards({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  const cacheDir = path.join(siteDir, '.cache', 'cards');
  const siteUrl = siteConfig.url + baseUrl;
  const titleEnd = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  let photos = new Map<string, Photo & {hash: string}>();

  /** Finds an image by the URL of the original or of a variant. */
  function findPhoto(url = '') {
    const {pathname} = new URL(url, siteUrl);
    return photos.get(pathname) ?? photos.get(path.basename(pathname).replace(/-\d+\.\w+$/, ''));
  }

  /** Points the HTML of a page to its card. */
  function addCard(htmlFile: string, file: string): Card {
    const html = readFileSync(htmlFile, 'utf8');
    const $ = load(headOf(html));
    const meta = (property: string) => $(`meta[property="${property}"]`).attr('content');
    const image = meta('og:image') ?? '';
    const title = (meta('og:title') ?? '').replace(titleEnd, '');
    // What the front matter names, otherwise the first photograph of the page
    const named = findPhoto(image);
    const images = load(mainOf(html))('img').toArray();
    const shown = images.find(({attribs: {src}}) =>
      named ? findPhoto(src) === named : findPhoto(src),
    );
    const photo = named ?? findPhoto(shown?.attribs['src']);
    const alt = shown?.attribs['alt'] || title;
    const hash = hashOf(drawingVersion, JSON.stringify([title, photo?.hash, photo?.focus]));

    const {width, height} = cardSize;
    const tags = {'og:image:width': width, 'og:image:height': height, 'og:image:alt': alt};
    const added = Object.entries(tags)
      .filter(([property]) => meta(property) === undefined)
      .map(([property, content]) => $.html($('<meta>').attr({property, content: `${content}`})));
    // Also in the structured data of posts
    const [head = '', ...rest] = html.split('</head>');
    const newHead = head.replaceAll(image, `${siteUrl}${file}?${hash}`) + added.join('');
    writeFileSync(htmlFile, [newHead, ...rest].join('</head>'));
    return {file, title, photo, hash};
  }

  return {
    name: 'evo-social-cards',

    allContentLoaded({allContent}) {
      const {images, focusOf} = allContent['evo-responsive-images']?.['default'] as ImagesContent;
      // A poster, drawn as PNG, has words that the card's crop would cut
      const pictures = images.filter(({key}) => !key.endsWith('.png'));
      const entries = pictures.flatMap((image) => {
        const photo = {...image, focus: focusOf.get(urlOf(image.key))};
        const keys = [baseUrl + urlOf(image.key).slice(1), variantStem(image)];
        return keys.map((key) => [key, photo] as const);
      });
      photos = new Map(entries);
      photos.delete(baseUrl + String(siteConfig.themeConfig['image'])); // of pages that name none
    },

    async postBuild({outDir, routesPaths}) {
      const cards = routesPaths.flatMap((route) => {
        const name = route.slice(baseUrl.length) || 'index';
        const htmlFile = path.join(outDir, `${name}.html`);
        const hasCard = existsSync(htmlFile) && !name.startsWith('handbook');
        return hasCard ? [addCard(htmlFile, `cards/${name}.jpg`)] : [];
      });
      const renderTitle = await createTitleRenderer(siteDir);
      const limit = pLimit(concurrency);
      const writeCard = async ({file, title, photo, hash}: Card) => {
        const cached = path.join(cacheDir, `${hash}.jpg`);
        await writeOnce(cached, async () => {
          const text = await renderTitle(title);
          if (!text) throw new Error(`"${title}" does not fit on a card.\n→ Shorten the title.`);
          return drawCard(siteDir, text, photo);
        });
        await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
        await copyFile(cached, path.join(outDir, file));
      };
      await Promise.all(cards.map((card) => limit(() => writeCard(card))));
      if (hasHandbook()) await writeFile(path.join(outDir, 'cards.svg'), gallery(cards));
    },
  };
}

/** A drawing with every card, for the handbook. */
function gallery(cards: readonly Card[]): string {
  const images = cards.map(({file, hash}, index) => {
    const [x, y] = [(index % 3) * 410, Math.floor(index / 3) * 220];
    return `<image href="${file}?${hash}" x="${x}" y="${y}" width="400" height="210"/>`;
  });
  const size = `width="1220" height="${Math.ceil(cards.length / 3) * 220}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${images.join('')}</svg>`;
}
