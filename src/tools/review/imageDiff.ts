import {structuredPatch} from 'diff';
import pixelmatch from 'pixelmatch';
import {hashOf} from '../../plugins/cache';

/** An image as rows of RGBA pixels. */
export interface Bitmap {
  width: number;
  height: number;
  data: Buffer;
}

/** Rows from (included) and to (excluded). */
export interface Rows {
  from: number;
  to: number;
}

/** A place where two images differ. Where something was only added or removed, one side has no rows. */
export interface Region {
  before: Rows;
  after: Rows;
  /** Columns from (included) and to (excluded). */
  left: number;
  right: number;
}

/** Differences closer than this, in pixels, become one region. */
const maxGap = 48;
const maxRegions = 6;
/** The smallest difference of colours, from 0 to 1, that counts: about five levels of grey of 256. */
const threshold = 0.02;
/** Aligning rows stops after this many milliseconds; the whole differing part is one region then. */
const alignTimeout = 4_000;

/** The places where two images of the same width differ, after aligning rows that only moved up or down. */
export function diffImages(before: Bitmap, after: Bitmap): Region[] {
  if (before.height === after.height && before.data.equals(after.data)) return [];
  return merge(findChangedBands(before, after).flatMap((band) => locate(band, before, after)));
}

type Band = Pick<Region, 'before' | 'after'>;

export const cropRows = ({width, data}: Bitmap, {from, to}: Rows): Buffer =>
  data.subarray(from * width * 4, to * width * 4);

/** A line for each row. */
function hashRows(image: Bitmap): string {
  const rows = Array.from({length: image.height}, (_, row) =>
    cropRows(image, {from: row, to: row + 1}),
  );
  return rows.map((row) => `${hashOf(row)}\n`).join('');
}

/** Bands of rows without an equal counterpart. */
function findChangedBands(before: Bitmap, after: Bitmap): Band[] {
  const options = {context: 0, timeout: alignTimeout};
  const patch = structuredPatch('', '', hashRows(before), hashRows(after), '', '', options);
  if (!patch) return [{before: {from: 0, to: before.height}, after: {from: 0, to: after.height}}];
  return patch.hunks.map(({oldStart, oldLines, newStart, newLines}) => ({
    before: {from: oldStart - 1, to: oldStart - 1 + oldLines},
    after: {from: newStart - 1, to: newStart - 1 + newLines},
  }));
}

/** The part of a band where an eye sees a difference. */
function locate(band: Band, before: Bitmap, after: Bitmap): Region[] {
  const {width} = before;
  const height = band.before.to - band.before.from;
  if (height !== band.after.to - band.after.from) return [{...band, left: 0, right: width}];
  const mask = Buffer.alloc(width * height * 4);
  pixelmatch(cropRows(before, band.before), cropRows(after, band.after), mask, width, height, {
    threshold,
    includeAA: true,
    diffMask: true,
  });
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (mask[pixel * 4 + 3] === 0) continue;
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
    [top, bottom] = [Math.min(top, row), Math.max(bottom, row + 1)];
  }
  if (right === 0) return [];
  const shift = ({from}: Rows): Rows => ({from: from + top, to: from + bottom});
  return [{before: shift(band.before), after: shift(band.after), left, right}];
}

/** Joins regions that are close to each other, and all after the last one that the report shows. */
function merge(regions: readonly Region[]): Region[] {
  const merged: Region[] = [];
  for (const region of regions) {
    const last = merged.at(-1);
    const isClose = last && region.after.from - last.after.to < maxGap;
    if (last && (isClose || merged.length === maxRegions)) {
      merged[merged.length - 1] = {
        before: {from: last.before.from, to: region.before.to},
        after: {from: last.after.from, to: region.after.to},
        left: Math.min(last.left, region.left),
        right: Math.max(last.right, region.right),
      };
    } else {
      merged.push(region);
    }
  }
  return merged;
}
