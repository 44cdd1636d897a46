import path from 'node:path';
import {findClosest} from './closest';

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
