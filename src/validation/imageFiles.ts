import path from 'node:path';
import {findClosest} from './closest';
import {suggestInstead, type Suggested, type Texts} from './problem';

/** Problems that stop a build and are also reported by `npm run check`. */
export const imageTexts = {
  'image-not-found': ({url, suggestion}: Suggested & {url: string}) => ({
    text: `The image "${url}" does not exist.`,
    ...suggestInstead(
      url,
      suggestion,
      'Put the file in static/img and write "/img/" and its name, or next to the post and write "./" and its name.',
    ),
  }),
  'alt-missing': ({example}: {example: string}) => ({
    text: 'The image has no alternative text.',
    fix: `Describe what it shows: ${example}`,
  }),
  'alt-is-file-name': ({alt, example}: {alt: string; example: string}) => ({
    text: `The alternative text "${alt}" is a file name.`,
    fix: `Describe what the image shows: ${example}`,
  }),
  'image-unreadable': () => ({
    text: 'The image file cannot be read.',
    fix: 'Save it again as a JPEG, or use another file.',
  }),
} satisfies Texts;

/** The formats that the build can convert. */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const;

/** Matches the names of files in these formats. */
export const imageFormat = new RegExp(`\\.(?:${imageExtensions.join('|')})$`, 'i');

/** Whether an alternative text is only the name of a file, as a camera or a person gives it. */
export function isFileName(text: string): boolean {
  const endsAsFile = /^\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic)$/i;
  const isCameraName = /^(?:img|dsc|pxl|image|picture|photo)(?:[-_]\w+|[ ]?\d*)$/i;
  return endsAsFile.test(text.trim()) || isCameraName.test(text.trim());
}

/**
 * The image that a page or post probably means: one of `static/img`, or one next to the post.
 *
 * @param files - the files to choose from, as paths from the project root
 */
export function findClosestImage(
  url: string,
  file: string,
  files: readonly string[],
): string | undefined {
  const known = files.flatMap((each) => {
    if (!imageFormat.test(each)) return [];
    if (each.startsWith('static/img/')) return [each.slice('static'.length)];
    const isNextToPost = path.posix.dirname(each) === path.posix.dirname(file);
    return each.startsWith('news/') && isNextToPost ? [`./${path.posix.basename(each)}`] : [];
  });
  const name = path.posix.basename(url).toLowerCase();
  return known.find((each) => each.toLowerCase().endsWith(`/${name}`)) ?? findClosest(url, known);
}
