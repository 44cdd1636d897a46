import path from 'node:path';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {suggest} from '../suggest';
import {resolveFile, isImage, type ProjectFiles} from '../content';
import {attributeOf, isJsx, textOf} from '../jsx';
import type {Page, CheckContext} from '../page';
import {
  createReport,
  problemOf,
  quote,
  type ProblemText,
  type Problem,
  type Report,
} from '../problem';
import {focusSchema} from '../schemas';
import {describePointer} from './files';
import {readYaml, type ReadYaml} from '../yaml';

/** The name of a file, as a person or a camera gives it. */
const isFileName =
  /^(?:\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic)|(?:img|dsc|pxl|image|picture|photo)[-_ ]?\w*)$/i;

const film = /\.(?:mp4|webm|mov|avi)$/i;

type ImagePage = Pick<Page, 'file' | 'data' | 'offsetOf' | 'tree'>;

/** Images exist, and have a text for people who cannot see them. */
export function checkImages(
  page: ImagePage,
  report: Report,
  context: Pick<CheckContext, 'files'>,
): void {
  const {file, data, offsetOf, tree} = page;
  visit(tree, (node) => {
    if (node.type === 'image') {
      report(node, ...describeImage(file, node.url, context));
      report(node, ...describeAlt(node.alt ?? ''));
    }
    const image = isJsx(node) ? textOf(node, 'image') : undefined;
    if (!isJsx(node) || image === undefined) return;
    report(attributeOf(node, 'image') ?? node, ...describeImage(file, image, context));
    report(attributeOf(node, 'alt') ?? node, ...describeAlt(textOf(node, 'alt') ?? ''));
  });
  const {image, imageAlt} = data;
  // Of a post, front matter asks for ./ at the start
  if (typeof image === 'string' && (file.startsWith('pages/') || image.startsWith('./')))
    report(offsetOf(['image']), ...describeImage(file, image, context));
  if (typeof imageAlt === 'string') report(offsetOf(['imageAlt']), ...describeAlt(imageAlt));
}

/** What is wrong with the name of an image. @param file - the page or post that names it */
export function describeImage(
  file: string,
  url: string,
  {files}: Pick<CheckContext, 'files'>,
): ProblemText {
  const folder = file.startsWith('news/') ? `${path.posix.dirname(file)}/` : 'static/img/';
  const saveFix = file.startsWith('news/')
    ? 'Save it beside the text of the post, and write ./ and its name, like ./name.jpg'
    : 'Save it in static/img, and write /img/ and its name, like /img/name.jpg';
  if (url.startsWith('data:')) return ['The image is inside the text.', saveFix];
  if (film.test(url)) return ['An image cannot be a film.', 'Link to it: [the film](https://…)'];
  const target = resolveFile(file, url);
  if (target.startsWith('news/') && !target.startsWith(folder))
    return [`The image ${quote(url)} is in another folder.`, saveFix];
  if (files.has(target)) {
    const fix = 'Save it as a JPEG in static/img or beside the post, and write its new name.';
    return isImage(target) ? [] : [`${quote(url)} is not an image that the site can show.`, fix];
  }
  const images = [...files].filter(
    (each) => isImage(each) && (each.startsWith('static/') || each.startsWith(folder)),
  );
  const write = (image: string) =>
    `"${image.replace(/^static/, '').replace(path.posix.dirname(file), '.')}"`;
  const fix = suggest(target, images, saveFix, write);
  return [`The image ${quote(url)} does not exist.`, fix];
}

/** What is wrong with an alternative text. */
function describeAlt(alt: string): ProblemText {
  const fix =
    'Describe what it shows: ![A cab in the hills](/img/hero.jpg) or alt="A cab in the hills"';
  if (alt.trim() === '') return ['The image has no alternative text.', fix];
  const [words] = /^(?:an? )?(?:image|photo|picture) of(?= )/i.exec(alt) ?? [];
  if (words) return [`"${words}" is what screen readers say by themselves.`, 'Delete it.'];
  return isFileName.test(alt.trim()) ? [`"${alt}" is the name of a file.`, fix] : [];
}

export const focusFile = 'pages/images.yml';

/** Reads where the subjects of images are. @param text - of the file */
export function readFocus(text: string, files: CheckContext['files']): ReadYaml {
  const focus = readYaml(focusFile, text, focusSchema);
  const {problems, report} = createReport(focusFile, text);
  // Not of posts: deleting a post must not stop the build
  for (const url of Object.keys(focus.data).filter((each) => !each.startsWith('news/'))) {
    report(focus.offsetOf([url]), ...describeImage(focusFile, url, {files}));
  }
  return {...focus, problems: [...focus.problems, ...problems]};
}

/** In pixels: a narrower image looks blurred in a column. */
const minWidth = 800;
const maxBytes = 3_000_000;

/** Image files have a useful size. The build reports those that cannot be read to their end. */
export async function checkImageFiles({files, read}: ProjectFiles): Promise<Problem[]> {
  const images = files.filter(isImage);
  const findings = images.map(async (file) => {
    const problems = problemOf(file, ...(await describeImageFile(read(file))));
    if (problems.length > 0) return problems;
    return problemOf(file, ...(await describeDusk(file, {files, read})));
  });
  return (await Promise.all(findings)).flat();
}

/** How much the shapes of an image and its version at dusk may differ. */
const maxShapeDifference = 0.01;

/** An image and its version at dusk replace each other, so both have one shape. */
async function describeDusk(file: string, {files, read}: ProjectFiles): Promise<ProblemText> {
  const dusk = file.replace(/(?=\.\w+$)/, '.dusk');
  if (!files.includes(dusk)) return [];
  const [problem] = await describeImageFile(read(dusk));
  if (problem) return []; // which is reported for itself
  const shapeOf = async (image: string) => {
    const {width, height} = (await sharp(read(image)).metadata()).autoOrient;
    return width / height;
  };
  const difference = Math.abs((await shapeOf(file)) / (await shapeOf(dusk)) - 1);
  if (difference <= maxShapeDifference) return [];
  return [`${path.basename(dusk)} has another shape.`, 'Cut both to the same width and height.'];
}

async function describeImageFile(bytes: Buffer): Promise<ProblemText> {
  try {
    const {autoOrient, pages = 1, format} = await sharp(bytes).metadata();
    const {width} = autoOrient;
    if (pages > 1 || (format === 'png' && isAnimatedPng(bytes))) {
      const text = 'The image is animated; the site shows its first frame only.';
      return [text, 'Save one frame of it.'];
    }
    if (width < minWidth) {
      const text = `The image is ${width} pixels wide; it needs ${minWidth}.`;
      return [text, 'Use the original from the camera, or another image.'];
    }
    if (bytes.length <= maxBytes) return [];
    const megabytes = (bytes.length / 1_000_000).toFixed(1);
    const text = `The image is too large: ${megabytes} MB.`;
    return [text, 'Save it again as a JPEG, 2,400 pixels wide.'];
  } catch {
    return describeUnreadable(bytes);
  }
}

/** What is wrong with an image that cannot be read. */
export function describeUnreadable(bytes: Buffer): ProblemText {
  const [pointer, fix] = describePointer(bytes);
  if (pointer) return [pointer, fix];
  return ['The image cannot be read.', 'Save it again as a JPEG, or use another file.'];
}

/** Whether a PNG has more than one frame, which sharp does not report: `acTL` comes before the first frame. */
const isAnimatedPng = (bytes: Buffer) => bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
