import {createProblem, startOfFile} from '../../../validation/problem';
import type {Problem} from '../../../validation/problem';
import type {ContentFiles} from '../content';

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
    ...links.map((file) => createProblem('file-is-link', startOfFile(file))),
    ...files.flatMap((file): Problem[] => {
      if (unsafeName.test(file)) return [createProblem('file-name-unsafe', startOfFile(file))];
      if (/\.(?:mdx?|ya?ml)$/.test(file)) {
        return checkText(file, bytes(file));
      }
      const isActive =
        /\.svg$/i.test(file) && activeSvg.test(new TextDecoder().decode(bytes(file)));
      return isActive ? [createProblem('svg-active', startOfFile(file))] : [];
    }),
  ];
}

function checkText(file: string, bytes: Uint8Array): Problem[] {
  if (bytes.length > maxBytes) {
    const params = {bytes: bytes.length, max: maxBytes};
    return [createProblem('file-too-large', startOfFile(file), params)];
  }
  return new TextDecoder()
    .decode(bytes)
    .split(/\r\n?|\n/)
    .flatMap(({length}, index) => {
      const position = {file, line: index + 1, column: 1};
      return length > maxLine
        ? [createProblem('line-too-long', position, {length, max: maxLine})]
        : [];
    });
}
