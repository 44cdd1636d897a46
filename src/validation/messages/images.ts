import {suggest} from './message';
import type {FieldParams} from './frontMatter';
import type {Message} from './message';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Problems with images and videos, besides those that stop a build. */
export const imageMessages = {
  'image-remote': ({url}: {url: string}): Message => ({
    text: `The image "${url}" is on another site.`,
    fix: 'Put the file in static/img and write "/img/" and its name.',
  }),
  'image-format': ({url}: {url: string}): Message => ({
    text: `"${url}" is not a JPEG, PNG, WebP or AVIF image.`,
    fix: 'Save it as a JPEG (.jpg) and write its new name.',
  }),
  'image-folder': ({url, name}: {url: string; name: string}): Message => ({
    text: `"${url}" is outside static/img.`,
    fix: `Put the file in static/img and write "/img/${name}".`,
  }),
  'card-title-long': (): Message => ({
    text: 'The title does not fit on the card of link previews.',
    fix: 'Shorten it, or use shorter words: the card has room for three lines.',
  }),
  'image-unreadable': (): Message => ({
    text: 'The image file cannot be read.',
    fix: 'Save it again as a JPEG, or use another file.',
  }),
  'image-focus': ({key, value, example}: FieldParams): Message => ({
    text: `"${value}" is not a position in ${key}.`,
    fix: `Write percentages from the left and from the top, in tens: ${example}`,
  }),
  'image-width': (params: {width: number; min: number; max: number}): Message => ({
    text: `The image is ${params.width} pixels wide; ${
      params.width < params.min ? `it needs at least ${params.min}` : `the limit is ${params.max}`
    }.`,
    fix:
      params.width < params.min
        ? 'Use the original from the camera, or another image.'
        : `Save it again ${params.max} pixels wide.`,
  }),
  'image-pixels': ({pixels, max}: {pixels: number; max: number}): Message => ({
    text: `The image has ${Math.round(pixels / 1_000_000)} megapixels; the limit is ${max / 1_000_000}.`,
    fix: 'Crop it, or save it again in a smaller size.',
  }),
  'image-heavy': ({bytes, max}: {bytes: number; max: number}): Message => ({
    text: `The image is ${megabytes(bytes)}; the limit is ${megabytes(max)}.`,
    fix: 'Save it again as a JPEG of quality 85.',
  }),
  'video-not-found': (params: {url: string; suggestion?: string | undefined}): Message => ({
    text: `The video file static${params.url} does not exist.`,
    fix: suggest(
      params.suggestion && `"${params.suggestion}"`,
      'Put the video in static/video twice, as .mp4 and as .webm, with one name.',
    ),
  }),
  'video-extension': ({url, correct}: {url: string; correct: string}): Message => ({
    text: `The path "${url}" has an extension.`,
    fix: `Write "${correct}": it means both files of the video.`,
  }),
  'alt-redundant': ({opening, rest}: {opening: string; rest: string}): Message => ({
    text: `Screen readers already say "${opening}".`,
    fix: `Write: ${rest}`,
    severity: 'warning',
  }),
  'alt-long': ({length, max}: {length: number; max: number}): Message => ({
    text: `The alternative text has ${length} characters; the limit is ${max}.`,
    fix: `Shorten it by ${length - max}.`,
    severity: 'warning',
  }),
};
