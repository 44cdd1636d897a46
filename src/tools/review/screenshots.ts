import {createHash} from 'node:crypto';
import sharp from 'sharp';

import {cropRows} from './imageDiff';
import type {Bitmap, Region, Rows} from './imageDiff';

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

/** Cuts out the parts of screenshots that the report shows. Later ones are smaller if a report has very many. */
export class ScreenshotCropper {
  private usedBytes = 0;
  private readonly shown = new Map<string, string>();

  /** A pair for each region, or one of the whole page if there is no other version to compare with. */
  async crop(
    permalink: string,
    {before, after}: {before?: Bitmap | undefined; after?: Bitmap | undefined},
    regions: readonly (Region | undefined)[] = [undefined],
  ): Promise<ShotPair[]> {
    const pairs: ShotPair[] = [];
    for (const region of regions) {
      const parts = [
        before && new Part(before, region?.before, region),
        after && new Part(after, region?.after, region),
      ] as const;
      const hash = createHash('sha256');
      for (const part of parts) hash.update(part?.pixels ?? '');
      const key = hash.digest('hex');
      const sameAs = this.shown.get(key);
      if (sameAs === undefined) this.shown.set(key, permalink);
      if (sameAs !== undefined && sameAs !== permalink) pairs.push({sameAs});
      else pairs.push({before: await this.encode(parts[0]), after: await this.encode(parts[1])});
    }
    return pairs;
  }

  private async encode(part: Part | undefined): Promise<Shot | undefined> {
    if (!part) return undefined;
    const {width, height, pixels, mark} = part;
    const scale = this.usedBytes < 8e6 ? 1 : this.usedBytes < 14e6 ? 0.5 : 0.3;
    const webp = await sharp(pixels, {raw: {width, height, channels: 4}})
      .resize({width: Math.round(width * scale)})
      .webp({quality: 60})
      .toBuffer();
    this.usedBytes += webp.length;
    return {src: `data:image/webp;base64,${webp.toString('base64')}`, width, height, mark};
  }
}

/** Some rows of a screenshot, with what surrounds them. */
class Part {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
  readonly mark: Shot['mark'];

  constructor(image: Bitmap, rows: Rows | undefined, region: Region | undefined) {
    const {from, to} = rows ?? {from: 0, to: image.height};
    const start = Math.max(0, Math.min(from, image.height - 1) - margin);
    const end = Math.min(image.height, to + margin, start + maxHeight);
    this.width = image.width;
    this.height = end - start;
    this.pixels = cropRows(image, {from: start, to: end});
    const {left, right} = region ?? {left: 0, right: 0};
    this.mark = region && {x: left, y: from - start, width: right - left, height: to - from};
  }
}
