import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {zipSync} from 'fflate';
import sharp from 'sharp';
import {colors, pressKit as kit} from '../../company/brand';
import {logo} from '../../company/logo';
import {mainOf, textOf} from '../html';
import {imagesOf} from '../responsive-images';
import type {Original} from '../responsive-images/originals';
import {withoutMetadata} from '../responsive-images/metadata';
import {variantStem} from '../responsive-images/variants';

/** The colours of the letters and the bolt. */
const logos = {
  'logo-on-light': [colors.Night, colors.River],
  'logo-on-dark': [colors.Mist, colors.Volt],
} as const;

/**
 * Writes the press kit: the text of its page, the original of each picture there, and the logo. The files have a fixed
 * date, so that the same content is the same file.
 */
export default function pressKit(): Plugin {
  let images: Original[] = [];
  return {
    name: 'evo-press-kit',

    allContentLoaded({allContent}) {
      ({images} = imagesOf(allContent));
    },

    async postBuild({outDir}) {
      const $ = mainOf(readFileSync(path.join(outDir, `${kit.page}.html`), 'utf8'));
      const files: Record<string, Uint8Array> = {};
      for (const picture of $('article picture').toArray()) {
        const src = $(picture).find('img').attr('src') ?? '';
        const image = images.find((each) => src.includes(variantStem(each)));
        if (!image) throw new Error(`${kit.page} shows ${src}, which is not in static/img.`);
        const name = `pictures/${path.basename(image.file)}`;
        files[name] = await withoutMetadata(readFileSync(image.file));
        $(picture).replaceWith(`${name}: ${image.width} × ${image.height} pixels`);
      }
      for (const [name, [letters, bolt]] of Object.entries(logos)) {
        const paths = `<path fill="${letters}" d="${logo.letters}"/><path fill="${bolt}" d="${logo.bolt}"/>`;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}">${paths}</svg>\n`;
        const data = Buffer.from(svg);
        files[`logo/${name}.svg`] = data;
        files[`logo/${name}.png`] = await sharp(data, {density: 720}).png().toBuffer();
      }
      const text = $('article').find('h1, h2, p, li:not(:has(p))').toArray();
      const lines = text.map((each) => textOf($(each)));
      files['press-kit.txt'] = Buffer.from(`${lines.join('\n\n')}\n`);
      const zip = zipSync(files, {level: 0, mtime: new Date(1980, 0, 1)});
      writeFileSync(path.join(outDir, kit.file), zip);
    },
  };
}
