import type {Texts} from '../../../validation/problem';
import {safeName} from '../../../validation/slug';
import {contentRule, type Report} from '../content';

const texts = {
  'file-is-link': () => ({
    text: 'This is a symbolic link.',
    fix: 'Put the file itself here.',
  }),
  'file-name-unsafe': ({sign, name}: {sign: string; name: string}) => ({
    text: `A file whose name contains ${sign} cannot be linked to.`,
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

/** Characters that some system or server reads as part of a path, and accents that Macs write after their letter. */
const unsafeName = /[\\!%#:*?"<>|\p{Cc}]|(?<=[a-z])\p{Mn}|(?:^|\/)\.\.(?:\/|$)/iu;

/** Code in a drawing: scripts, handlers, HTML, and addresses that run or load something. */
const activeSvg =
  /<\s*(?:script|foreignObject|iframe|embed|object|animate|set)\b|\son\w+\s*=|<!ENTITY|(?:href|src)\s*=\s*["']?\s*(?!["']?#)[^\s"'>#]/iu;

/** Files that no rule opens: links, names like paths, texts that are too long, drawings with code. */
export const findRefused = contentRule(texts, ({files, links, bytes}, report) => {
  for (const file of links) report('file-is-link', file);
  for (const file of files) {
    const sign = unsafeName.exec(file)?.[0];
    const read = () => new TextDecoder().decode(bytes(file));
    if (sign !== undefined) {
      report('file-name-unsafe', file, {sign: JSON.stringify(sign), name: safeName(file)});
    } else if (/\.(?:mdx?|ya?ml)$/i.test(file)) checkText(file, read(), report);
    else if (/\.svg$/i.test(file) && activeSvg.test(read())) report('svg-active', file);
  }
});

function checkText(file: string, text: string, report: Report<typeof texts>): void {
  const lines = text.split(/\r\n?|\n/);
  const at = (index: number) => ({file, line: index + 1, column: 1});
  const conflict = lines.findIndex((line) => line.startsWith('<<<<<<<'));
  const image = lines.findIndex((line) =>
    /\(<?data:image\/|:\s*<?data:image\/|"data:image\//.test(line),
  );
  const long = lines.findIndex(({length}) => length > maxLine);
  if (/^(?:\uFFFD\uFFFD|.\0|\0)/.test(text)) report('file-not-utf8', file);
  else if (conflict >= 0) report('merge-conflict', at(conflict));
  else if (image >= 0) report('image-embedded', at(image));
  else if (text.length > maxLength) {
    report('file-too-large', file, {length: text.length, max: maxLength});
  } else if (long >= 0) {
    report('line-too-long', at(long), {length: lines[long]?.length ?? 0, max: maxLine});
  }
}
