/** Makes a report's pictures small enough for one file, the least important ones first. */
import {readFile} from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';

import type {Role, Shot} from './shots';

/** How a picture is made smaller. */
interface Setting {
  scale: number;
  quality: number;
}

/** One way of fitting all pictures in: a setting for each role, `undefined` leaves them out. */
type Plan = Readonly<Record<Role, Setting | undefined>> & {note: string};

/** From the best on. Each next one is tried when the one before is too large. */
const plans: readonly Plan[] = [
  {
    detail: {scale: 1, quality: 72},
    page: {scale: 0.8, quality: 66},
    overview: {scale: 0.5, quality: 55},
    note: '',
  },
  {
    detail: {scale: 1, quality: 66},
    page: {scale: 0.66, quality: 58},
    overview: {scale: 0.33, quality: 45},
    note: 'Pictures of whole pages are smaller than usual, because there are many.',
  },
  {
    detail: {scale: 0.8, quality: 60},
    page: {scale: 0.5, quality: 52},
    overview: undefined,
    note: 'Pictures are smaller than usual and show only what differs, because there are many.',
  },
  {
    detail: {scale: 0.55, quality: 50},
    page: {scale: 0.35, quality: 45},
    overview: undefined,
    note: 'Pictures are coarse and show only what differs, because there are very many.',
  },
  {
    detail: {scale: 0.4, quality: 40},
    page: {scale: 0.25, quality: 38},
    overview: undefined,
    note: 'Pictures are very coarse, because there are very many.',
  },
];

export interface Fitted {
  /** By the shot's file: the picture as a data URI. A shot that did not fit in has none. */
  uris: ReadonlyMap<string, string>;
  /** What a reader is told of it; empty when nothing was lost. */
  note: string;
}

/** WebP pictures have no more rows than these. */
const tallest = 16_000;

/**
 * Makes pictures that together are no larger than the budget.
 * @param shots - the most important ones first
 * @param budget - bytes, as text in the report
 */
export async function fit(shots: readonly Shot[], budget: number): Promise<Fitted> {
  let last: Made = new Map();
  let note = '';
  for (const plan of plans) {
    const made = await make(shots, plan);
    if (sizeOf(made) <= budget) return {uris: asUris(made), note: plan.note};
    [last, note] = [made, plan.note];
  }
  const kept: Made = new Map();
  let size = 0;
  for (const [file, bytes] of last) {
    size += textSize(bytes);
    if (size > budget) break;
    kept.set(file, bytes);
  }
  return {
    uris: asUris(kept),
    note: `${note} Of ${last.size} pictures ${last.size - kept.size} did not fit in.`,
  };
}

type Made = Map<string, Buffer>;

const textSize = ({length}: Buffer) => Math.ceil(length / 3) * 4 + 32;
const sizeOf = (made: Made) => [...made.values()].reduce((sum, bytes) => sum + textSize(bytes), 0);

async function make(shots: readonly Shot[], plan: Plan): Promise<Made> {
  const limit = pLimit(2);
  const all = await Promise.all(
    shots.map((shot) => limit(async () => ({shot, bytes: await encode(shot, plan[shot.role])}))),
  );
  return new Map(all.flatMap(({shot, bytes}) => (bytes ? [[shot.file, bytes]] : [])));
}

async function encode(
  {file, width, height}: Shot,
  setting: Setting | undefined,
): Promise<Buffer | undefined> {
  if (!setting) return undefined;
  const scale = Math.min(setting.scale, tallest / height);
  return sharp(await readFile(file))
    .resize({width: Math.max(1, Math.round(width * scale)), fastShrinkOnLoad: false})
    .webp({quality: setting.quality, effort: 3})
    .toBuffer();
}

function asUris(made: Made): ReadonlyMap<string, string> {
  return new Map(
    [...made].map(([file, bytes]) => [file, `data:image/webp;base64,${bytes.toString('base64')}`]),
  );
}
