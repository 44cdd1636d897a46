/**
 * Draws static/map.svg, the cloth of `<ServiceMap>`, from two open sources:
 *
 *     npm pack @svg-maps/india@2.0.0 && tar xf svg-maps-india-2.0.0.tgz
 *     gmt pscoast -R89.9/95.6/25.9/28 -Dh -I0 -I1 -M > rivers.txt     (Debian: gmt, gmt-gshhg-high)
 *     npx tsx src/sections/ServiceMap/outline package/india.svg rivers.txt
 */
import {readFileSync, writeFileSync} from 'node:fs';
import process from 'node:process';

import sharp from 'sharp';

import {columns, rows, toCells} from '../projection';

/** India's outermost mainland points and where the source's Mercator map of 612 × 696 draws them. */
const northWest = {longitude: 68.1167, latitude: 37.1, x: 0, y: 0};
const southEast = {longitude: 97.4167, latitude: 8.0667, x: 611.86, y: 667.77};

/** In cells: three of thread, one of the ground. Each row starts half a stitch later than the one above. */
const stitch = {length: 3, repeat: 4};

/** Moves the source's drawing onto the cells. */
function transformOfSource(): string {
  const from = toCells(northWest.longitude, northWest.latitude);
  const to = toCells(southEast.longitude, southEast.latitude);
  const scale = [(to.x - from.x) / southEast.x, (to.y - from.y) / southEast.y];
  return `translate(${from.x} ${from.y}) scale(${scale.join(' ')})`;
}

/** Returns how much of each cell a state covers, 0 to 255, row by row. */
async function coverage(india: string, id: string): Promise<Buffer> {
  const [, data] = new RegExp(`id="${id}"[^>]*?\\sd="([^"]+)"`).exec(india) ?? [];
  if (!data) throw new Error(`The source has no state "${id}".`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}" width="${columns * 4}" height="${rows * 4}"><path transform="${transformOfSource()}" d="${data}"/></svg>`;
  const image = sharp(Buffer.from(svg)).extractChannel('alpha');
  return sharp(await image.png().toBuffer())
    .resize(columns, rows)
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** Weaves a state: every stitch that is mostly inside it. Each row's runs are lines, which the dashes cut into stitches. */
function weave(covered: Buffer): string {
  let path = '';
  for (let y = 0; y < rows; y += 1) {
    let start: number | undefined;
    for (let x = (y % 2) * 2; x <= columns; x += stitch.repeat) {
      const cells = covered.subarray(y * columns + x, y * columns + Math.min(x + 3, columns));
      const isInside = cells.reduce((sum, each) => sum + each, 0) > (stitch.length * 255) / 2;
      if (isInside) start ??= x;
      else if (start !== undefined) {
        path += `M${start} ${y}.5h${x - 1 - start}`;
        start = undefined;
      }
    }
  }
  return path;
}

/** Reads the lines of `gmt pscoast -M`, from west to east, as one staircase along the cells. */
function river(lines: string): string {
  const reaches = lines
    .split(/^>.*$/m)
    .map((part) => part.trim().split('\n'))
    .map((part) => part.map((line) => line.trim().split(/\s+/).map(Number) as [number, number]))
    .map((part) => part.filter(([, latitude]) => latitude >= 26)) // pscoast adds lines of neighbouring tiles
    .filter((part) => part.length > 1)
    .map((part) => (firstOf(part) < firstOf(part.toReversed()) ? part : part.toReversed()))
    .sort((one, other) => firstOf(one) - firstOf(other));
  let path = '';
  let last = {x: 0, y: 0};
  for (const [longitude, latitude] of reaches.flat()) {
    const cell = toCells(longitude, latitude);
    const x = Math.round(cell.x);
    const y = Math.round(cell.y);
    if (!path) path = `M${x} ${y}`;
    // One bank, in steps of a stitch: both banks are lines, which turn back west
    else if (x < last.x || x - last.x + Math.abs(y - last.y) < stitch.repeat) continue;
    else path += (x === last.x ? '' : `h${x - last.x}`) + (y === last.y ? '' : `v${y - last.y}`);
    last = {x, y};
  }
  return path;
}

const firstOf = (reach: [number, number][]): number => reach[0]?.[0] ?? 0;

async function main([indiaFile = '', riverFile = '']: string[]): Promise<void> {
  const india = readFileSync(indiaFile, 'utf8');
  const paths = {
    assam: `d="${weave(await coverage(india, 'as'))}"`,
    meghalaya: `d="${weave(await coverage(india, 'ml'))}"`,
    // Of length 1, for the dash that draws it
    brahmaputra: `d="${river(readFileSync(riverFile, 'utf8'))}" pathLength="1"`,
  };
  writeFileSync(
    'static/map.svg',
    [
      '<svg xmlns="http://www.w3.org/2000/svg">',
      '<!-- Written by src/sections/ServiceMap/outline. States: @svg-maps/india, CC BY 4.0. River: GSHHG, LGPL. -->',
      ...Object.entries(paths).map(([id, attributes]) => `<path id="${id}" ${attributes}/>`),
      '</svg>\n',
    ].join('\n'),
  );
}

void main(process.argv.slice(2));
