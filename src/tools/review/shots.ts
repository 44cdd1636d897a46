/** The pictures of the report: cut to what differs, kept on disk, and made small enough at the end. */
import {mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

import type {Width} from './browser';
import type {Look} from './looks';
import type {Picture, Region, Rows} from './pixels';

/** What a picture is there for: the first are the last to be left out. */
export type Role = 'detail' | 'page' | 'overview';

/** A picture on disk, without loss. */
export interface Shot {
  file: string;
  width: number;
  height: number;
  role: Role;
}

/** A rectangle around what differs, in the picture's pixels. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same part of a page before and after. */
export interface Pair {
  before?: Shot | undefined;
  after?: Shot | undefined;
  marksBefore: Mark[];
  marksAfter: Mark[];
  /** The part ends before what differs does. */
  cut: boolean;
}

/** What the report shows of a page at one width. */
export interface Shown {
  width: Width;
  /** Each place that differs, or the whole of a page that came or went. */
  details: Pair[];
  /** The whole page, where the details show parts of it. */
  overview?: Pair;
}

/** What is shown around a place that differs, in pixels. */
const around: Readonly<Record<Width, number>> = {390: 72, 1280: 96};
/** The longest part that is shown, in pixels. */
const longest = 2_600;
/** From this share of the page on, the whole page is shown instead of a part. */
const nearlyAll = 0.7;

/** A folder of pictures for one report. */
export class Darkroom {
  private count = 0;

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<Darkroom> {
    await rm(folder, {recursive: true, force: true});
    await mkdir(folder, {recursive: true});
    return new Darkroom(folder);
  }

  async close(): Promise<void> {
    await rm(this.folder, {recursive: true, force: true});
  }

  /** Keeps what the report shows of a page at one width. */
  async develop({width, before, after, regions}: Look): Promise<Shown> {
    if (!before || !after) {
      return {width, details: [await this.pair({before, after}, 'page')]};
    }
    if (regions.length === 0) return {width, details: []};
    if (regions.some((region) => isNearlyAll(region, before, after))) {
      return {width, details: [await this.pair({before, after, regions}, 'page')]};
    }
    const details: Pair[] = [];
    for (const region of regions) {
      const rows = {
        before: surroundings(region.before, before, around[width]),
        after: surroundings(region.after, after, around[width]),
      };
      details.push(await this.pair({before, after, regions: [region], rows}, 'detail'));
    }
    return {width, details, overview: await this.pair({before, after, regions}, 'overview')};
  }

  private async pair(
    {
      before,
      after,
      regions = [],
      rows,
    }: {
      before?: Picture | undefined;
      after?: Picture | undefined;
      regions?: readonly Region[];
      rows?: Record<'before' | 'after', Rows & {cut: boolean}>;
    },
    role: Role,
  ): Promise<Pair> {
    const marks = (side: 'before' | 'after') =>
      regions.map((region) => ({
        x: region.left,
        y: region[side].from - (rows?.[side].from ?? 0),
        width: region.right - region.left,
        height: region[side].to - region[side].from,
      }));
    return {
      before: before && (await this.keep(before, rows?.before, role)),
      after: after && (await this.keep(after, rows?.after, role)),
      marksBefore: marks('before'),
      marksAfter: marks('after'),
      cut: rows ? rows.before.cut || rows.after.cut : false,
    };
  }

  private async keep(
    {width, height, data}: Picture,
    rows: Rows | undefined,
    role: Role,
  ): Promise<Shot> {
    const {from, to} = rows ?? {from: 0, to: height};
    this.count += 1;
    const file = path.join(this.folder, `${this.count}.png`);
    await sharp(data.subarray(from * width * 4, to * width * 4), {
      raw: {width, height: to - from, channels: 4},
    })
      .removeAlpha()
      .png({compressionLevel: 2})
      .toFile(file);
    return {file, width, height: to - from, role};
  }
}

function isNearlyAll({before, after}: Region, old: Picture, now: Picture): boolean {
  return (
    before.to - before.from > old.height * nearlyAll ||
    after.to - after.from > now.height * nearlyAll
  );
}

/** Rows with what is around them, inside the picture, and not too many. */
function surroundings({from, to}: Rows, {height}: Picture, margin: number): Rows & {cut: boolean} {
  const start = Math.max(0, Math.min(from, height - 1) - margin);
  const end = Math.min(height, to + margin);
  return {from: start, to: Math.min(end, start + longest), cut: end > start + longest};
}
