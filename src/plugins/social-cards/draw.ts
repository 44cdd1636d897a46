import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {logo} from '../../company/logo';
import type {ImageFocus} from '../../content/imageFocus';
import type {TextImage} from './title';

/** What link previews show without cropping. In pixels. */
export const cardSize = {width: 1200, height: 630};

const maxBytes = 120_000;
const margin = 64;
const padding = 40;

/** A cell of the woven border, enlarged three times. */
const cell = {width: 72, height: 51};

export interface Photo {
  file: string;
  width: number;
  height: number;
  focus?: ImageFocus | undefined;
}

const svg = (height: number, content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="${height}">${content}</svg>`,
  );

/** Draws a card: a photograph, and below the woven border the title. Without a photograph, the bolt of the logo. */
export async function drawCard(siteDir: string, title: TextImage, photo?: Photo): Promise<Buffer> {
  const css = await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const token = (name: string) => new RegExp(`--${name}: (.+);`).exec(css)?.[1] ?? '';
  const [, weave = ''] = /(<path.*\/>)/.exec(decodeURIComponent(token('weave-band'))) ?? [];
  if (!weave) throw new Error('src/css/tokens.css has no --weave-band with a drawing.');

  const bottom = cell.height + title.height + 2 * padding;
  const edge = cardSize.height - bottom;
  const bolt = `<path fill="${token('tea')}" d="M0 0h1200v${edge}H0z"/>
    <path transform="translate(-420 150) scale(13)" fill="${token('river')}" d="${logo.bolt}"/>`;
  const frame = `<path fill="${token('night')}" d="M${margin} 0h224v104h-224zM0 ${edge}h1200v${cell.height}H0z"/>
    <g transform="translate(${margin + 27} 34) scale(.725)">
      <path fill="${token('mist')}" d="${logo.letters}"/>
      <path fill="${token('volt')}" d="${logo.bolt}"/>
    </g>
    <pattern id="weave" width="${cell.width}" height="${cell.height}" patternUnits="userSpaceOnUse">
      <g transform="scale(3)" shape-rendering="crispEdges">${weave.replace('#000', token('muga'))}</g>
    </pattern>
    <path transform="translate(0 ${edge})" fill="url(#weave)" d="M0 0h1200v${cell.height}H0z"/>`;
  const card = (photo ? cover(photo, edge) : sharp(svg(edge, bolt)))
    .extend({bottom, background: token('night')})
    .composite([
      {input: svg(cardSize.height, frame)},
      {input: title.png, left: margin, top: edge + cell.height + padding},
    ]);
  for (let quality = 84; ; quality -= 6) {
    const jpeg = await card.clone().jpeg({quality}).toBuffer();
    if (jpeg.length <= maxBytes) return jpeg;
  }
}

/** Crops a photograph to the width of the card. Its subject is a little below the middle. */
function cover(photo: Photo, visibleHeight: number) {
  const [left, top] = photo.focus ?? [50, 60];
  const scale = Math.max(cardSize.width / photo.width, visibleHeight / photo.height);
  const width = Math.round(photo.width * scale);
  const height = Math.round(photo.height * scale);
  const between = (value: number, max: number) => Math.round(Math.min(Math.max(value, 0), max));
  return sharp(photo.file)
    .resize({width, height, fit: 'fill'})
    .extract({
      width: cardSize.width,
      height: visibleHeight,
      left: between((width * left) / 100 - cardSize.width / 2, width - cardSize.width),
      top: between((height * top) / 100 - visibleHeight * 0.6, height - visibleHeight),
    });
}
