import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import {colors} from '../../company/brand';
import {hashOf, writeOnce} from '../../plugins/cache';

const {resolve} = createRequire(import.meta.url);

/** Font files, with the weight and width of headlines. */
const sources = [
  ['anek-latin/files/anek-latin-latin-standard', {wght: 750, wdth: 118}],
  ['anek-latin/files/anek-latin-latin-ext-standard', {wght: 750, wdth: 118}],
  ['anek-bangla/files/anek-bangla-bengali-wght', {wght: 700}],
  ['anek-devanagari/files/anek-devanagari-devanagari-wght', {wght: 700}],
] as const;

/** The families as the files name them. The first that has a letter draws it. */
const families = 'Anek Latin Medium, Anek Bangla Medium, Anek Devanagari Medium';

/** Every character that a title may have: up to the mathematical operators. */
const characters = String.fromCodePoint(...Array.from({length: 0x2300}).keys());

/** In pixels: two lines in the largest size, or three in the usual smallest. */
const [maxWidth, maxHeight] = [1072, 178];

/** Renders a text as a transparent image. A word that is longer than `width` makes the image wider. */
async function renderText(text: string, size: number, width: number, fontfile: string) {
  // Vowel signs need room above and below
  const lineHeight = Math.round(size * (/\p{Mark}/u.test(text.normalize('NFC')) ? 1.4 : 1.14));
  const printable = text.replace(/[\p{Cc}\p{Cs}\p{Cn}]/gu, '\uFFFD'); // XML accepts no others
  const escaped = printable.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  // Pango counts 1024 units per point, which is a pixel at 72 dpi
  const markup = `<span foreground="${colors.Mist}" line_height="${lineHeight * 1024}">${escaped}</span>`;
  const options = {text: markup, font: `${families} ${size}`, fontfile, width, dpi: 72, rgba: true};
  const {data, info} = await sharp({text: options}).png().toBuffer({resolveWithObject: true});
  return {png: data, width: info.width, height: info.height};
}

/** @returns a function that renders a title in the largest size that fits */
export async function createTitleRenderer(siteDir: string) {
  let font = '';
  for (const [name, variationAxes] of sources) {
    const woff = readFileSync(resolve(`@fontsource-variable/${name}-normal.woff2`));
    const hash = hashOf(woff, JSON.stringify(variationAxes));
    font = path.join(siteDir, '.cache/cards', `${hash}.ttf`); // the format that sharp reads
    const options = {targetFormat: 'truetype', variationAxes} as const;
    await writeOnce(font, () => subsetFont(woff, characters, options));
    await renderText('.', 10, maxWidth, font); // sharp takes one font, and keeps those of earlier texts
  }

  return async (title: string) => {
    for (let size = 68; ; size = Math.round(size * 0.86)) {
      const image = await renderText(title, size, maxWidth, font);
      if (image.height > maxHeight || image.width > maxWidth) continue;
      // Shorter lines, if that needs no more of them, leave no word alone
      for (const width of [640, 750, 860, maxWidth]) {
        const balanced = await renderText(title, size, width, font);
        if (balanced.height < image.height + size / 2) return balanced;
      }
    }
  };
}
