import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findClosest} from '../../check/closest';
import {placeOf} from '../../check/page';
import {ContentError} from '../../check/problem';
import {imageFocusFile, imageFocusSchema} from '../../check/schemas';
import {readYaml} from '../../check/yaml';

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
  const {data, offsetOf, problems} = readYaml(imageFocusFile, text, () => imageFocusSchema);
  // Not those of posts: deleting a post must not stop the build
  const missing = Object.keys(data).filter(
    (url) => url.startsWith('/img/') && !images.includes(url),
  );
  for (const url of missing) {
    const closest = findClosest(url, images);
    problems.push({
      file: imageFocusFile,
      ...placeOf(text, offsetOf([url])),
      text: `The image "${url}" does not exist.`,
      fix: closest ? `Did you mean "${closest}"?` : 'Delete the line.',
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
  const focus = Object.entries(data).map(([url, point]): [string, ImageFocus] => {
    const [left = 50, top = 50] = String(point).split(' ').map(Number.parseFloat);
    return [url, [left, top]];
  });
  return new Map(focus);
}
