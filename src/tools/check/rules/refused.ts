import {createProblem, startOfFile, type Problem, type Texts} from '../../../validation/problem';
import {safeName} from '../../../validation/slug';
import type {ContentFiles} from '../content';

const texts = {
  'file-is-link': () => ({
    text: 'This is a symbolic link.',
    fix: 'Put the file itself here.',
  }),
  'file-name-unsafe': ({sign, name}: {sign: string; name: string}) => ({
    text: `A file name cannot contain ${sign}: addresses use it.`,
    fix: `Rename the file to ${name}, and write this name where the file is used.`,
  }),
  'file-not-utf8': () => ({
    text: 'The file is not UTF-8, so its letters cannot be read.',
    fix: 'Save it again with the encoding UTF-8.',
  }),
  'merge-conflict': () => ({
    text: 'A merge conflict is left here.',
    fix: 'Keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  }),
  'image-embedded': () => ({
    text: 'An image is written into the text as letters.',
    fix: 'Save it as a file next to the post or in static/img, and write ![what it shows](./name.jpg)',
  }),
  'file-too-large': ({length, max}: {length: number; max: number}) => ({
    text: `The file has ${length} characters; the limit is ${max}.`,
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

/** Characters: about 4,000 words. Parsers need seconds for more. */
const maxLength = 25_000;

/** Characters. The time that Markdown's parser needs grows with the square of the brackets in a line. */
const maxLine = 5000;

/** Characters that some system or server reads as part of a path. */
const unsafeName = /[\\%#:*?"<>|\p{Cc}]|(?:^|\/)\.\.(?:\/|$)/u;

/** Code in a drawing: scripts, handlers, HTML, and addresses that run or load something. */
const activeSvg =
  /<\s*(?:script|foreignObject|iframe|embed|object|animate|set)\b|\son\w+\s*=|<!ENTITY|(?:href|src)\s*=\s*["']?\s*(?!["']?#)[^\s"'>#]/iu;

/** Files that no rule opens: links, names like paths, texts that are too long, drawings with code. */
export function findRefused({files, links, bytes}: ContentFiles): Problem[] {
  return [
    ...links.map((file) => createProblem(texts, 'file-is-link', startOfFile(file))),
    ...files.flatMap((file): Problem[] => {
      const sign = unsafeName.exec(file)?.[0];
      if (sign !== undefined) {
        const params = {sign: JSON.stringify(sign), name: safeName(file)};
        return [createProblem(texts, 'file-name-unsafe', startOfFile(file), params)];
      }
      if (/\.(?:mdx?|ya?ml)$/i.test(file)) {
        return checkText(file, bytes(file));
      }
      const isActive =
        /\.svg$/i.test(file) && activeSvg.test(new TextDecoder().decode(bytes(file)));
      return isActive ? [createProblem(texts, 'svg-active', startOfFile(file))] : [];
    }),
  ];
}

function checkText(file: string, bytes: Uint8Array): Problem[] {
  const text = new TextDecoder().decode(bytes);
  if (/^(?:\uFFFD\uFFFD|.\0|\0)/.test(text)) {
    return [createProblem(texts, 'file-not-utf8', startOfFile(file))];
  }
  const lines = text.split(/\r\n?|\n/);
  const at = (index: number) => ({file, line: index + 1, column: 1});
  const conflict = lines.findIndex((line) => line.startsWith('<<<<<<<'));
  if (conflict >= 0) return [createProblem(texts, 'merge-conflict', at(conflict))];
  const image = lines.findIndex((line) =>
    /\(<?data:image\/|:\s*<?data:image\/|"data:image\//.test(line),
  );
  if (image >= 0) return [createProblem(texts, 'image-embedded', at(image))];
  if (text.length > maxLength) {
    const params = {length: text.length, max: maxLength};
    return [createProblem(texts, 'file-too-large', startOfFile(file), params)];
  }
  return lines.flatMap(({length}, index) =>
    length > maxLine
      ? [createProblem(texts, 'line-too-long', at(index), {length, max: maxLine})]
      : [],
  );
}
