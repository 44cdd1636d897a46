import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {findClosest} from '../../check/closest';
import {ContentError, createReport} from '../../check/problem';
import {readYaml} from '../../check/yaml';

/** The file that says where the subject of an image is. */
export const imageFocusFile = 'pages/images.yml';

const imageFocusSchema = z.record(
  z.string(),
  z
    .string()
    .regex(/^(?:0|25|50|75|100)% (?:0|25|50|75|100)%$/, 'write two of 0, 25, 50, 75 and 100%'),
);

/** The point of an image that every crop keeps in view, in percent from the left and from the top. */
export type ImageFocus = readonly [left: number, top: number];

/**
 * Reads where the subjects of images are.
 *
 * @param images - paths as pages write them: `/img/rental-airport.jpg`
 * @throws ContentError where an image does not exist or a position is malformed
 */
export function readFocus(
  siteDir: string,
  images: readonly string[],
): ReadonlyMap<string, ImageFocus> {
  const source = path.join(siteDir, imageFocusFile);
  const text = existsSync(source) ? readFileSync(source, 'utf8') : '';
  const focusPoints = readYaml(imageFocusFile, text, imageFocusSchema);
  const {data, offsetOf} = focusPoints;
  const {problems, report} = createReport(imageFocusFile, text);
  // Not those of posts: deleting a post must not stop the build
  const missing = Object.keys(data).filter(
    (url) => url.startsWith('/img/') && !images.includes(url),
  );
  for (const url of missing) {
    const closest = findClosest(url, images);
    const fix = closest ? `Did you mean "${closest}"?` : 'Delete the line.';
    report(offsetOf([url]), `The image "${url}" does not exist.`, fix);
  }
  problems.push(...focusPoints.problems);
  if (problems.length > 0) throw new ContentError(problems);
  const focus = Object.entries(data).map(([url, point]): [string, ImageFocus] => {
    const [left = 50, top = 50] = String(point).split(' ').map(Number.parseFloat);
    return [url, [left, top]];
  });
  return new Map(focus);
}
