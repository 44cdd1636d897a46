import {createHash} from 'node:crypto';
import path from 'node:path';
import {unescape} from 'node:querystring';
import sharp from 'sharp';
import {visit} from 'unist-util-visit';
import {readCache, writeCache} from '../cache';
import {findClosest} from '../closest';
import {imageExtensions, type Content} from '../content';
import {isJsx, textOf} from '../jsx';
import type {Page, Report} from '../page';
import {fileProblem, type Finding, type Problem} from '../problem';
import type {Site} from '../site';

/** Files that the build converts. */
const isImage = new RegExp(`^(?:static/img|news)/.*\\.(?:${imageExtensions.join('|')})$`, 'i');

/** The name of a file, as a person or a camera gives it. */
const isFileName =
  /^(?:\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic)|(?:img|dsc|pxl|image|picture|photo)[-_ ]?\w*)$/i;

/** Images exist, and have a text for people who cannot see them. */
export function checkImages(page: Page, report: Report, site: Site): void {
  visit(page.tree, (node) => {
    if (node.type === 'image') {
      report(node, ...describeImage(page.file, node.url, site));
      report(node, ...describeAlt(node.alt ?? '', `![what it shows](${node.url})`));
    } else if (isJsx(node)) {
      const [image, video] = [textOf(node, 'image'), textOf(node, 'video')];
      if (video !== undefined && !site.files.has(`static${video}.mp4`)) {
        const fix = 'Write its path without an ending: /video/sustainability';
        report(node, `The video "${video}" does not exist.`, fix);
      }
      if (image === undefined) return;
      report(node, ...describeImage(page.file, image, site));
      report(node, ...describeAlt(textOf(node, 'alt') ?? '', 'alt="what the image shows"'));
    }
  });
  const {image, imageAlt} = page.data;
  if (typeof image === 'string') {
    report(page.offsetOf(['image']), ...describeImage(page.file, image, site));
  }
  if (typeof imageAlt === 'string') {
    report(page.offsetOf(['imageAlt']), ...describeAlt(imageAlt, 'imageAlt: What it shows'));
  }
}

/** What is wrong with the name of an image. @param file - the page or post that names it */
export function describeImage(file: string, url: string, {files}: Pick<Site, 'files'>): Finding {
  const folder = url.startsWith('/') ? 'static' : path.posix.dirname(file);
  const target = path.posix.join(folder, unescape(url)).normalize('NFC');
  if (files.has(target)) {
    const fix = 'Save it as a JPEG in static/img or beside the post, and write its new name.';
    return isImage.test(target) ? [] : [`"${url}" is not an image that the site can show.`, fix];
  }
  const images = [...files].filter((each) => isImage.test(each));
  const name = `/${path.posix.basename(target).toLowerCase()}`;
  const closest =
    images.find((each) => each.toLowerCase().endsWith(name)) ?? findClosest(target, images);
  const meant = closest?.replace(/^static/, '').replace(path.posix.dirname(file), '.');
  return [
    `The image "${url.slice(0, 80)}" does not exist.`,
    meant ? `Did you mean "${meant}"?` : 'Put it into static/img and write "/img/" and its name.',
  ];
}

/** What is wrong with an alternative text. @param example - how to write one there */
export function describeAlt(alt: string, example: string): Finding {
  const fix = `Describe what the image shows: ${example}`;
  if (alt.trim() === '') return ['The image has no alternative text.', fix];
  return isFileName.test(alt.trim()) ? [`"${alt}" is the name of a file.`, fix] : [];
}

/** In pixels: a narrower image looks blurred in a column. */
const minWidth = 800;
const maxPixels = 24_000_000;
const maxBytes = 3_000_000;

/** Image files can be read, and have a useful size. */
export async function checkImageFiles({files, read}: Content): Promise<Problem[]> {
  const version = [minWidth, maxPixels, maxBytes].join();
  const known = readCache('images', version);
  const images = files
    .filter((file) => isImage.test(file))
    .map((file) => [file, read(file)] as const);
  const found = await Promise.all(
    images.map(async ([file, bytes]): Promise<Problem | string> => {
      const key = createHash('sha1').update(bytes).digest('hex');
      const [text, fix = ''] = known.has(key) ? [] : await describeImageFile(bytes);
      return text ? fileProblem(file, text, fix) : key;
    }),
  );
  const right = found.filter((each) => typeof each === 'string');
  if (right.some((key) => !known.has(key))) writeCache('images', version, [...known, ...right]);
  return found.filter((each) => typeof each !== 'string');
}

async function describeImageFile(bytes: Buffer): Promise<Finding> {
  try {
    await sharp(bytes).resize(16).toBuffer();
    const {autoOrient, width, height, pages = 1} = await sharp(bytes).metadata();
    if (autoOrient.width < minWidth) {
      const text = `The image is ${autoOrient.width} pixels wide; it needs ${minWidth}.`;
      return [text, 'Use the original from the camera, or another image.'];
    }
    const isTooLarge = bytes.length > maxBytes || width * height * pages > maxPixels;
    const megabytes = (bytes.length / 1_000_000).toFixed(1);
    const fix = 'Save it again as a JPEG, 2,400 pixels wide.';
    return isTooLarge ? [`The image is too large: ${megabytes} MB.`, fix] : [];
  } catch {
    return ['The image cannot be read.', 'Save it again as a JPEG, or use another file.'];
  }
}
