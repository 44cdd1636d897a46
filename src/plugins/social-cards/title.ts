import {mkdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import {hashOf, writeOnce} from '../fonts/cache';

const {resolve} = createRequire(import.meta.url);

/** Font files of the packages, with the weight and width of headlines. */
const sources: Record<string, Record<string, number>> = {
  'anek-latin/files/anek-latin-latin-standard': {wght: 750, wdth: 118},
  'anek-latin/files/anek-latin-latin-ext-standard': {wght: 750, wdth: 118},
  'anek-bangla/files/anek-bangla-bengali-wght': {wght: 700},
  'anek-devanagari/files/anek-devanagari-devanagari-wght': {wght: 700},
};

/** The families as the files name them. The first that has a letter draws it. */
const families = 'Anek Latin Medium, Anek Bangla Medium, Anek Devanagari Medium';

/** Every character that a title may have: up to the mathematical operators. */
const characters = String.fromCodePoint(
  ...Array.from({length: 0x22e0}, (_, index) => index + 0x20),
);

/** In pixels. */
const maxWidth = 1072;

/** Font sizes in pixels, and how many lines each may have. */
const sizes = [
  {size: 68, maxLines: 2},
  {size: 58, maxLines: 2},
  {size: 50, maxLines: 3},
];

export type TextImage = Awaited<ReturnType<typeof renderText>>;

/** Renders a text as a transparent image. A word that is longer than `width` makes the image wider. */
async function renderText(text: string, size: number, width: number, fontfile: string) {
  // Vowel signs need room above and below
  const lineHeight = Math.round(size * (/\p{Mark}/u.test(text.normalize('NFC')) ? 1.4 : 1.14));
  const printable = text.replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, '\uFFFD'); // XML accepts no others
  const escaped = printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Pango counts 1024 units per point, which is a pixel at 72 dpi
  const markup = `<span foreground="#f3f6f0" line_height="${lineHeight * 1024}">${escaped}</span>`;
  const options = {text: markup, font: `${families} ${size}`, fontfile, width, dpi: 72, rgba: true};
  const {data, info} = await sharp({text: options}).png().toBuffer({resolveWithObject: true});
  // The image ends with the ink, whose height in a line varies by less than the line height
  const lines = 1 + Math.floor((info.height - 0.45 * size) / lineHeight);
  return {png: data, width: info.width, height: info.height, lines};
}

/**
 * Converts the fonts to the format that sharp reads.
 *
 * @returns a function that renders a title in the largest size that fits; its result is undefined if none does
 */
export async function createTitleRenderer(siteDir: string) {
  const folder = path.join(siteDir, '.cache', 'cards', 'fonts');
  await mkdir(folder, {recursive: true});
  let font = '';
  for (const [name, variationAxes] of Object.entries(sources)) {
    const woff = await readFile(resolve(`@fontsource-variable/${name}-normal.woff2`));
    const hash = hashOf(woff, JSON.stringify(variationAxes));
    font = path.join(folder, `${path.basename(name)}.${hash}.ttf`);
    const options = {targetFormat: 'truetype', variationAxes} as const;
    await writeOnce(font, () => subsetFont(woff, characters, options));
    // sharp takes one font per text, and keeps those of earlier texts
    await renderText('.', 10, maxWidth, font);
  }

  return async (title: string): Promise<TextImage | undefined> => {
    for (const {size, maxLines} of sizes) {
      const image = await renderText(title, size, maxWidth, font);
      if (image.lines > maxLines || image.width > maxWidth) continue;
      // Shorter lines, if that needs no more of them, leave no word alone
      for (const width of [640, 750, 860, 970]) {
        const balanced = await renderText(title, size, width, font);
        if (balanced.lines === image.lines) return balanced;
      }
      return image;
    }
    return undefined;
  };
}
