import sharp from 'sharp';

import {hashOf} from '../../plugins/cache';
import {cropRows, type Bitmap, type Region, type Rows} from './imageDiff';

/** A part of a screenshot, ready for the report. */
export interface Shot {
  /** A data URI. */
  src: string;
  /** CSS pixels. */
  width: number;
  height: number;
  /** The rectangle that differs, in CSS pixels. */
  mark?: {x: number; y: number; width: number; height: number} | undefined;
}

/** The same part of a page before and after. */
export interface ShotPair {
  before?: Shot | undefined;
  after?: Shot | undefined;
  /** The permalink of an earlier page that shows exactly this change, for example in the footer. */
  sameAs?: string | undefined;
}

/** What surrounds a difference, in pixels. */
const margin = 80;
/** Longer parts are cut off, so that a report stays readable. WebP allows 16,383 px. */
const maxHeight = 2_600;

/** Cuts out the parts of screenshots that the report shows. */
export class ScreenshotCropper {
  private readonly shown = new Map<string, string>();

  /** A pair for each region, or one of the whole page if there is no other version to compare with. */
  async crop(
    permalink: string,
    {before, after}: {before?: Bitmap | undefined; after?: Bitmap | undefined},
    regions: readonly (Region | undefined)[] = [undefined],
  ): Promise<ShotPair[]> {
    const pairs: ShotPair[] = [];
    for (const region of regions) {
      const old = before && cropWithMargin(before, region?.before);
      const current = after && cropWithMargin(after, region?.after);
      const key = hashOf(old?.pixels ?? '', current?.pixels ?? '');
      const sameAs = this.shown.get(key) ?? permalink;
      this.shown.set(key, sameAs);
      pairs.push(
        sameAs === permalink
          ? {before: await encode(old, region), after: await encode(current, region)}
          : {sameAs},
      );
    }
    return pairs;
  }
}

async function encode(
  part: Crop | undefined,
  region: Region | undefined,
): Promise<Shot | undefined> {
  if (!part) return undefined;
  const {width, height, pixels, rows} = part;
  const webp = await sharp(pixels, {raw: {width, height, channels: 4}})
    .webp({quality: 60})
    .toBuffer();
  const src = `data:image/webp;base64,${webp.toString('base64')}`;
  if (!region) return {src, width, height};
  const {left, right} = region;
  const mark = {x: left, y: rows.from, width: right - left, height: rows.to - rows.from};
  return {src, width, height, mark};
}

type Crop = ReturnType<typeof cropWithMargin>;

/** Some rows of a screenshot with what surrounds them; `rows` are counted from the top of the crop. */
function cropWithMargin(image: Bitmap, {from, to}: Rows = {from: 0, to: image.height}) {
  const start = Math.max(0, Math.min(from, image.height - 1) - margin);
  const end = Math.min(image.height, to + margin, start + maxHeight);
  return {
    width: image.width,
    height: end - start,
    pixels: cropRows(image, {from: start, to: end}),
    rows: {from: from - start, to: to - start},
  };
}
