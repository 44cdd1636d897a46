import {climb, type Stop} from '@site/src/company/climb';

/** Percent of the drawing's width and height, from its upper left corner. */
export type Point = readonly [x: number, y: number];

const [plains, shillong, cherrapunji, dawki] = climb;

/** Where the road runs at the foot of the hills, at the height of Shillong and, to scale, at that of Cherrapunji. */
const foot = 90;
const summit = 44;
const plateau = Math.round(foot - ((foot - summit) * cherrapunji.altitude) / shillong.altitude);

/** The stops, where each is on the road, and where the top of its label's thread is. */
export const stops: readonly (Stop & {x: number; y: number; top: number})[] = [
  {...plains, x: 7, y: foot, top: 30},
  {...shillong, x: 42, y: summit, top: 8},
  {...cherrapunji, x: 62, y: plateau, top: 8},
  {...dawki, x: 95, y: foot, top: 30},
];

/** The corners of the road. The stops are to scale in height; the rest, and all lengths, are free. */
export const road: readonly Point[] = [
  [0, foot],
  [12, foot],
  [18, 78],
  [21, 78],
  [27, 62],
  [30, 62],
  [36, summit],
  [50, summit],
  [52, 52],
  [54, 52],
  [57, plateau],
  [68, plateau],
  [72, 66],
  [74, 66],
  [82, foot],
  [100, foot],
];

/** A second range, further away, below the labels. */
export const ridge: readonly Point[] = [
  [0, 76],
  [16, 56],
  [22, 60],
  [33, 42],
  [40, 50],
  [54, 38],
  [66, 52],
  [78, 62],
  [86, 60],
  [100, 72],
];

/** Draws a line as stairs below it, each step at most so high. */
export function stairs(line: readonly Point[], step = 2.5): string {
  let [x, y] = line[0] ?? [0, 0];
  let path = `M${x} ${y}`;
  for (const [endX, endY] of line.slice(1)) {
    const count = Math.max(1, Math.ceil(Math.abs(endY - y) / step));
    const across = `h${round((endX - x) / count)}`;
    const up = endY === y ? '' : `v${round((endY - y) / count)}`;
    path += (endY < y ? across + up : up + across).repeat(count);
    [x, y] = [endX, endY];
  }
  return path;
}

const round = (value: number): number => Number(value.toFixed(3));
