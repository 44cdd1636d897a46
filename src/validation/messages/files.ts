import type {Message} from './message';

/** Files that are refused as they are. */
export const fileMessages = {
  'file-is-link': (): Message => ({
    text: 'This is a symbolic link.',
    fix: 'Put the file itself here.',
  }),
  'file-name-unsafe': (): Message => ({
    text: 'The name of this file could be read as a path.',
    fix: 'Rename it: letters, digits, hyphens and one dot before the extension.',
  }),
  'file-too-large': ({bytes, max}: {bytes: number; max: number}): Message => ({
    text: `The file has ${Math.ceil(bytes / 1000)} KB of text; the limit is ${max / 1000} KB.`,
    fix: 'Split it into several pages.',
  }),
  'line-too-long': ({length, max}: {length: number; max: number}): Message => ({
    text: `The line has ${length} characters; the limit is ${max}.`,
    fix: 'Split it into paragraphs, with an empty line between them.',
  }),
  'nested-too-deep': ({max}: {max: number}): Message => ({
    text: `Quotes, lists or sections are nested more than ${max} levels deep.`,
    fix: 'Close what is open, and write it on fewer levels.',
  }),
  'svg-active': (): Message => ({
    text: 'The drawing contains code, or loads something.',
    fix: 'Export it again as a plain SVG, without scripts, animations and links.',
  }),
};
