import {createProblem, startOfFile} from '../../../content/problem';
import type {Problem} from '../../../content/problem';
import type {ContentFiles} from '../content';

/** A page of 25 KB has about 4,000 words. Parsers need seconds for more. */
const maxBytes = 25_000;

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
        const {length} = bytes(file);
        const params = {bytes: length, max: maxBytes};
        return length > maxBytes
          ? [createProblem('file-too-large', startOfFile(file), params)]
          : [];
      }
      const isActive =
        /\.svg$/i.test(file) && activeSvg.test(new TextDecoder().decode(bytes(file)));
      return isActive ? [createProblem('svg-active', startOfFile(file))] : [];
    }),
  ];
}
