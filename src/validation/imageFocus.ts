import * as z from 'zod';
import {findClosest} from './closest';
import {reports, text} from './fields';
import {byLocation, isRecord} from './frontMatter';
import {imageTexts} from './imageFiles';
import {createProblem, type Problem} from './problem';
import {validate} from './validate';
import {parseYaml} from './yaml';

/** The file that says where the subject of an image is. */
export const imageFocusFile = 'pages/images.yml';

/** The point of an image that every crop keeps in view, in percent from the left and from the top. */
export type ImageFocus = readonly [left: number, top: number];

/** Matches `70% 20%`: the stylesheet has a rule for each step of ten. */
const point = /^(100|\d?0)% (100|\d?0)%$/;

const focusForm = reports('image-focus', ({key, value, example}) => ({
  text: `"${value}" is not a position in ${key}.`,
  fix: `Write percentages from the left and from the top, in tens: ${example}`,
}));

const schema = z.record(
  z.string(),
  text({example: '70% 60%'}).refine((value) => point.test(value), focusForm),
);

/** Reads the entries of `pages/images.yml`. @param images - paths as pages write them: `/img/rental-airport.jpg` */
export function parseImageFocus(
  source: string,
  images: readonly string[],
): {problems: Problem[]; focusOf: ReadonlyMap<string, ImageFocus>} {
  const file = imageFocusFile;
  const focusOf = new Map<string, ImageFocus>();
  const parsed = parseYaml(file, source, {nested: true});
  if ('problems' in parsed) return {problems: parsed.problems, focusOf};
  const {data, locate} = parsed.yaml;
  const problems = validate({file, data, locate}, schema);
  for (const [url, value] of Object.entries(isRecord(data) ? data : {})) {
    const [, left, top] = point.exec(String(value)) ?? [];
    focusOf.set(url, [Number(left), Number(top)]);
    if (images.includes(url)) continue;
    const suggestion = findClosest(url, images);
    const position = {file, ...locate([url], 'key')};
    problems.push(createProblem(imageTexts, 'image-not-found', position, {url, suggestion}));
  }
  return {problems: problems.sort(byLocation), focusOf};
}
