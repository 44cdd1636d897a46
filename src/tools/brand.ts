import {readFileSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';
import {colors} from '../company/brand';

/** `npm run brand`: copies the colours of src/company/brand.ts to the files that cannot read them. */

/** The files with brand colours, besides the icons. */
const files = ['src/css/tokens.css', 'src/css/tones.css', 'static/phone.svg'];

/** The colour as `rgb(7 33 27 / 8%)` starts. */
function channels(color: string): string {
  const values = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgb(${values.join(' ')}`;
}

function copyColors(): void {
  const tokens = readFileSync('src/css/tokens.css', 'utf8');
  const changes = new Map<string, string>();
  for (const [name, color] of Object.entries(colors)) {
    const [, old] = new RegExp(`--${name.toLowerCase()}: (#\\w{6});`).exec(tokens) ?? [];
    if (!old) throw new Error(`src/css/tokens.css has no --${name.toLowerCase()}: #….`);
    changes.set(old, color).set(channels(old), channels(color));
  }
  // In one pass: a new colour may be the old one of another
  const pattern = new RegExp([...changes.keys()].join('|').replaceAll('(', '\\('), 'g');
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(pattern, (old) => changes.get(old) ?? old),
    );
  }
}

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

const marks = `<path fill="${colors.Mist}" d="M8 17L20.5 17L32 42L43.5 17L56 17L39 54L25 54z"/><path fill="${colors.Volt}" d="M29.6 6L38 6L34.6 16.4L38.2 16.4L31.2 32L32.4 21.6L27.2 21.6z"/>`;

const icon = svg(
  `<path fill="${colors.Night}" d="M14 0h36a14 14 0 0 1 14 14v36a14 14 0 0 1-14 14H14A14 14 0 0 1 0 50V14A14 14 0 0 1 14 0z"/>${marks}`,
);

/** Android crops it to a circle. */
const maskable = svg(
  `<path fill="${colors.Night}" d="M0 0h64v64H0z"/><g transform="translate(9 11.4375) scale(.71875)">${marks}</g>`,
);

const draw = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), {density: (72 * size) / 64})
    .resize(size)
    .png({palette: true, effort: 10})
    .toBuffer();

/** A file of one icon of 32 × 32 pixels. */
async function drawIco(): Promise<Buffer> {
  const png = await draw(icon, 32);
  const header = Buffer.from([
    0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0,
  ]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

async function drawIcons(): Promise<void> {
  writeFileSync('static/favicon.svg', `${icon}\n`);
  writeFileSync('static/favicon.ico', await drawIco());
  writeFileSync('static/apple-touch-icon.png', await draw(icon, 180));
  writeFileSync('static/icon-192.png', await draw(icon, 192));
  writeFileSync('static/icon-512.png', await draw(icon, 512));
  writeFileSync('static/icon-maskable-512.png', await draw(maskable, 512));
}

copyColors();
void drawIcons();
