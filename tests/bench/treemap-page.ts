/** The treemap as a page by itself: areas are bytes in brotli, names and numbers come with the pointer. */
import type {Owner, Share} from './treemap';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Placed<Item> {
  item: Item;
  box: Box;
}

const whole: Box = {x: 0, y: 0, width: 1600, height: 900};
/** Room for an owner's name above its sources. */
const headHeight = 18;

/** The page's HTML. */
export function treemapPage(title: string, owners: readonly Owner[]): string {
  const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB`;
  const tip = ({name, minified, gzip, brotli}: Share) =>
    escape(
      `${name}\n${kilobytes(brotli)} brotli, ${kilobytes(gzip)} gzip, ${kilobytes(minified)} minified`,
    );
  const rect = ({x, y, width, height}: Box, fill: string, label: string) =>
    `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, width).toFixed(1)}" height="${Math.max(0, height).toFixed(1)}" fill="${fill}"><title>${label}</title></rect>`;
  const text = ({x, y, width}: Box, words: string) => {
    const fits = words.slice(0, Math.floor((width - 8) / 7));
    return fits.length < 3 ? '' : `<text x="${x + 4}" y="${y + 13}">${escape(fits)}</text>`;
  };

  const shapes = place(owners, whole).flatMap(({item: owner, box}, index) => {
    const hue = (index * 137) % 360;
    const inner = {...box, y: box.y + headHeight, height: box.height - headHeight};
    return [
      rect(box, `hsl(${hue} 45% 80%)`, tip(owner)),
      text(box, `${owner.name} ${kilobytes(owner.brotli)}`),
      ...place(owner.sources, inner).flatMap(({item: source, box: area}) => [
        rect(area, `hsl(${hue} 50% 88%)`, tip(source)),
        text(area, source.name.split('/').at(-1) ?? ''),
      ]),
    ];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escape(title)}</title>
<style>
body { margin: 0; font: 12px/1.4 system-ui, sans-serif; }
svg { display: block; width: 100vw; height: 100vh; }
rect { stroke: #fff; }
text { pointer-events: none; }
</style>
<svg viewBox="0 0 ${whole.width} ${whole.height}" preserveAspectRatio="none">
${shapes.join('\n')}
</svg>
</html>
`;
}

/** Fills a box with items, each as large as its share: halves of the weight beside each other, and so on in each. */
export function place<Item extends {brotli: number}>(
  items: readonly Item[],
  box: Box,
): Placed<Item>[] {
  const [first] = items;
  if (!first) return [];
  if (items.length === 1) return [{item: first, box}];
  const weight = (some: readonly Item[]) => some.reduce((sum, {brotli}) => sum + brotli, 0);
  const all = weight(items);
  let count = 1;
  while (count < items.length - 1 && weight(items.slice(0, count)) < all / 2) count += 1;
  const [before, after] = [items.slice(0, count), items.slice(count)];
  const share = all > 0 ? weight(before) / all : 0.5;
  const {x, y, width, height} = box;
  const wide = width > height;
  const cut = wide ? width * share : height * share;
  const one = wide ? {...box, width: cut} : {...box, height: cut};
  const other = wide
    ? {...box, x: x + cut, width: width - cut}
    : {...box, y: y + cut, height: height - cut};
  return [...place(before, one), ...place(after, other)];
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
