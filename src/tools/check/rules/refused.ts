import {createProblem, startOfFile} from '../../../validation/problem';
import type {Problem} from '../../../validation/problem';
import type {ContentFiles} from '../content';
import type {Texts} from '../../../validation/problem';

const texts = {
  'file-is-link': () => ({
    text: 'This is a symbolic link.',
    fix: 'Put the file itself here.',
  }),
  'file-name-unsafe': () => ({
    text: 'The name of this file could be read as a path.',
    fix: 'Rename it: letters, digits, hyphens and one dot before the extension.',
  }),
  'file-too-large': ({bytes, max}: {bytes: number; max: number}) => ({
    text: `The file has ${Math.ceil(bytes / 1000)} KB of text; the limit is ${max / 1000} KB.`,
    fix: 'Split it into several pages.',
  }),
  'line-too-long': ({length, max}: {length: number; max: number}) => ({
    text: `The line has ${length} characters; the limit is ${max}.`,
    fix: 'Split it into paragraphs, with an empty line between them.',
  }),
  'svg-active': () => ({
    text: 'The drawing contains code, or loads something.',
    fix: 'Export it again as a plain SVG, without scripts, animations and links.',
  }),
} satisfies Texts;

/** A page of 25 KB has about 4,000 words. Parsers need seconds for more. */
const maxBytes = 25_000;

/** Characters. The time that Markdown's parser needs grows with the square of the brackets in a line. */
const maxLine = 5000;

/** Characters that some system or server reads as part of a path. */
const unsafeName = /[\\%:*?"<>|\p{Cc}]|(?:^|\/)\.\.(?:\/|$)/u;

/** Code in a drawing: scripts, handlers, HTML, and addresses that run or load something. */
const activeSvg =
  /<\s*(?:script|foreignObject|iframe|embed|object|animate|set)\b|\son\w+\s*=|<!ENTITY|(?:href|src)\s*=\s*["']?\s*(?!["']?#)[^\s"'>#]/iu;

/** Files that no rule opens: links, names like paths, texts that are too long, drawings with code. */
export function findRefused({files, links, bytes}: ContentFiles): Problem[] {
  return [
    ...links.map((file) => createProblem(texts, 'file-is-link', startOfFile(file))),
    ...files.flatMap((file): Problem[] => {
      if (unsafeName.test(file))
        return [createProblem(texts, 'file-name-unsafe', startOfFile(file))];
      if (/\.(?:mdx?|ya?ml)$/.test(file)) {
        return checkText(file, bytes(file));
      }
      const isActive =
        /\.svg$/i.test(file) && activeSvg.test(new TextDecoder().decode(bytes(file)));
      return isActive ? [createProblem(texts, 'svg-active', startOfFile(file))] : [];
    }),
  ];
}

function checkText(file: string, bytes: Uint8Array): Problem[] {
  if (bytes.length > maxBytes) {
    const params = {bytes: bytes.length, max: maxBytes};
    return [createProblem(texts, 'file-too-large', startOfFile(file), params)];
  }
  return new TextDecoder()
    .decode(bytes)
    .split(/\r\n?|\n/)
    .flatMap(({length}, index) => {
      const position = {file, line: index + 1, column: 1};
      return length > maxLine
        ? [createProblem(texts, 'line-too-long', position, {length, max: maxLine})]
        : [];
    });
}
