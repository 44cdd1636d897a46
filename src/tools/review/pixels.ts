/** Where two pictures of a page differ. What has only moved up or down is no difference: rows are matched first. */
import {diffArrays} from 'diff';
import pixelmatch from 'pixelmatch';

/** A picture as rows of RGBA pixels. */
export interface Picture {
  width: number;
  height: number;
  data: Buffer;
}

/** Rows, from and to (not included). */
export interface Rows {
  from: number;
  to: number;
}

/** A place where the pages differ, as rows of either picture; none (`from` is `to`) where something came or went. */
export interface Region {
  before: Rows;
  after: Rows;
  /** Columns, where the rows are the same ones: from and to. */
  left: number;
  right: number;
}

/** Differences that stand less than this apart, in pixels, are one. */
const near = 48;
/** More than these on one page are told as one. */
const most = 6;
/** Rows by which things move when something above them has another fraction of a pixel. */
const jitter = 2;
/** After this many milliseconds rows are not matched any finer. */
const patience = 4_000;

/** How different two colours must be, 0 to 1, for an eye to see it. */
const threshold = 0.1;

/** Every place in which two pictures of the same width differ, from top to bottom. */
export function compareRows(before: Picture, after: Picture): Region[] {
  const bands = unmatched(rowPrints(before), rowPrints(after));
  const seen = bands.flatMap((band) => seenIn(band, before, after));
  const real = seen.filter((region) => !isJitter(region));
  // Where the page has moved by a hair and nothing else, that is the difference
  return merge(real.length > 0 ? real : seen, before.width);
}

type Band = Pick<Region, 'before' | 'after'>;

const length = ({from, to}: Rows) => to - from;

/** A number for each row: the same for the same pixels. */
function rowPrints({width, height, data}: Picture): number[] {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const prints: number[] = [];
  for (let row = 0; row < height; row += 1) {
    let high = 0x811c9dc5;
    let low = row >= 0 ? 0x1b873593 : 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      const pixel = pixels[at] ?? 0;
      high = Math.imul(high ^ pixel, 0x01000193);
      low = Math.imul(low ^ (pixel >>> 7) ^ (pixel << 9), 0x85ebca6b);
    }
    prints.push((high >>> 0) * 0x100000 + ((low >>> 0) & 0xfffff));
  }
  return prints;
}

/** The bands of rows that have no counterpart. */
function unmatched(before: readonly number[], after: readonly number[]): Band[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < shorter - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  ) {
    end += 1;
  }
  const middle: Band = {
    before: {from: start, to: before.length - end},
    after: {from: start, to: after.length - end},
  };
  if (length(middle.before) === 0 && length(middle.after) === 0) return [];
  const parts = diffArrays(
    before.slice(middle.before.from, middle.before.to),
    after.slice(middle.after.from, middle.after.to),
    {timeout: patience},
  );
  if (!parts) return [middle];
  const bands: Band[] = [];
  let [b, a] = [start, start];
  let open: Band | undefined;
  for (const {added, removed, count} of parts) {
    if (!added && !removed) {
      open = undefined;
    } else {
      if (!open) bands.push((open = {before: {from: b, to: b}, after: {from: a, to: a}}));
      if (removed) open.before.to += count;
      else open.after.to += count;
    }
    if (!added) b += count;
    if (!removed) a += count;
  }
  return bands;
}

/** A band as an eye sees it: nothing where its pixels are all but the same, its columns where its rows can be laid on each other. */
function seenIn(band: Band, before: Picture, after: Picture): Region[] {
  const {width} = before;
  const whole: Region = {...band, left: 0, right: width};
  const height = length(band.before);
  if (height === 0 || height !== length(band.after)) return [whole];
  const mask = Buffer.alloc(width * height * 4);
  const cut = ({data}: Picture, {from, to}: Rows) =>
    data.subarray(from * width * 4, to * width * 4);
  const count = pixelmatch(cut(before, band.before), cut(after, band.after), mask, width, height, {
    threshold,
    diffMask: true,
  });
  if (count === 0) return [];
  let [left, right] = [width, 0];
  let [top, bottom] = [height, 0];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4;
      // Drawn in red where it differs, in yellow where only the edges of letters are smoothed otherwise
      if (mask[at + 3] === 0 || mask[at + 1] !== 0) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    }
  }
  const within = ({from}: Rows): Rows => ({from: from + top, to: from + bottom});
  return [{before: within(band.before), after: within(band.after), left, right}];
}

function isJitter({before, after}: Region): boolean {
  return length(before) <= jitter && length(after) <= jitter && length(before) !== length(after);
}

/** Regions that are near each other, as one; and not too many. */
function merge(regions: readonly Region[], width: number): Region[] {
  const merged: Region[] = [];
  for (const region of regions) {
    const last = merged.at(-1);
    if (last && region.after.from - last.after.to < near)
      merged[merged.length - 1] = join(last, region);
    else merged.push(region);
  }
  const [first] = merged;
  if (merged.length <= most || !first) return merged;
  return [...merged.slice(0, most - 1), merged.slice(most - 1).reduce(join)].map((region) =>
    region.right > region.left ? region : {...region, left: 0, right: width},
  );
}

function join(one: Region, other: Region): Region {
  return {
    before: {from: one.before.from, to: other.before.to},
    after: {from: one.after.from, to: other.after.to},
    left: Math.min(one.left, other.left),
    right: Math.max(one.right, other.right),
  };
}
