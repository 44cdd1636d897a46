import {readFileSync} from 'node:fs';
import sharp from 'sharp';
import {colors} from '../../company/brand';
import {logo} from '../../company/logo';
import type {Original} from '../../plugins/responsive-images/originals';

/** What link previews show without cropping, and the height of the woven border, three times its usual one. */
const [width, height, border, padding] = [1200, 630, 51, 40];

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${content}</svg>`);

/**
 * Draws a card of at most 120 KB: a photograph without its sky, cropped to what draws attention, and below the woven
 * border the title. Without a photograph, the bolt of the logo.
 */
export async function drawCard(title: {png: Buffer; height: number}, photo?: Original) {
  const css = readFileSync(new URL('../../css/tokens.css', import.meta.url), 'utf8');
  const [, weave] = /--weave-band: .*(%3Cpath.*\/%3E)%3C/.exec(css) ?? [];
  if (!weave) throw new Error('src/css/tokens.css has no --weave-band with a drawing.');
  const edge = height - border - title.height - 2 * padding;
  const bolt = `<path fill="${colors.Tea}" d="M0 0h${width}v${height}H0z"/>
    <path transform="translate(-420 250) scale(13)" fill="${colors.River}" d="${logo.bolt}"/>`;
  const frame = `<path fill="${colors.Night}" d="M64 0h224v104h-224zM0 ${edge}h${width}V${height}H0z"/>
    <g transform="translate(91 34) scale(.725)">
      <path fill="${colors.Mist}" d="${logo.letters}"/><path fill="${colors.Volt}" d="${logo.bolt}"/>
    </g>
    <pattern id="weave" width="72" height="${border}" patternUnits="userSpaceOnUse">
      <g transform="scale(3)" shape-rendering="crispEdges">${decodeURIComponent(weave).replace('#000', colors.Muga)}</g>
    </pattern>
    <path transform="translate(0 ${edge})" fill="url(#weave)" d="M0 0h${width}v${border}H0z"/>`;
  const source = photo ?? {file: svg(bolt), width, height};
  const top = Math.round(source.height / 4);
  // A drawing has words that a crop would cut
  const image = photo?.file.toLowerCase().endsWith('.png')
    ? sharp(source.file).resize(width, edge, {
        fit: 'contain',
        position: 'right', // beside the logo
        background: photo.color,
      })
    : sharp(source.file)
        .autoOrient()
        .extract({left: 0, top, width: source.width, height: source.height - top})
        .resize(width, edge, {position: 'attention'});
  const card = sharp({create: {width, height, channels: 3, background: colors.Night}}).composite([
    {input: await image.png().toBuffer(), left: 0, top: 0},
    {input: svg(frame)},
    {input: title.png, left: 64, top: edge + border + padding},
  ]);
  for (let quality = 84; ; quality -= 6) {
    const jpeg = await card.clone().jpeg({quality}).toBuffer();
    if (jpeg.length <= 120_000) return jpeg;
  }
}
