import path from 'node:path';

import {findClosest} from '../../../content/closest';
import {createProblem} from '../../../content/problem';
import type {Position, Problem} from '../../../content/problem';
import {visit} from 'unist-util-visit';

import {isPost, locate} from '../content';
import type {ContentFiles, Rule} from '../content';
import {endOf, isJsx, startOf, textProp} from '../nodes';
import {pageRule} from '../parse';
import type {Page} from '../parse';
import {passagesOf} from '../prose';
import {urlIndex} from './references';

/** The formats that the build can resize. */
export const imageFormat = /\.(?:jpe?g|png|webp|avif)$/i;

/** Images and videos exist, and images have alternative text. */
export const images: Rule = pageRule((page, content) =>
  usesOf(page).flatMap((use) => [
    ...(use.isVideo ? checkVideo(use, page, content) : checkImage(use, page, content)),
    ...(use.isVideo ? [] : checkAlt(page, use)),
  ]),
);

/** The alternative text of the posts' lead images. Whether it exists, the front matter rule knows. */
export const leadImages: Rule = (content) =>
  passagesOf(content)
    .filter(({name, text}) => name === 'imageAlt' && text.trim() !== '' && !isFileName(text))
    .flatMap(({text, locate: at}) => checkAltText(text.trim(), at(0)));

/** An image or a video where a page shows it. */
interface Use {
  url: string;
  offset: number;
  alt?: {text: string; offset: number};
  /** How a writer writes the alternative text. */
  example: string;
  isVideo?: boolean;
}

function usesOf({tree, text}: Page): Use[] {
  const uses: Use[] = [];
  visit(tree, (node) => {
    if (node.type === 'image') {
      const start = startOf(node);
      uses.push({
        url: node.url,
        offset: start + urlIndex(node.url, text.slice(start, endOf(node))),
        alt: {text: node.alt ?? '', offset: start + 2},
        example: `![what the image shows](${node.url})`,
      });
    } else if (isJsx(node)) {
      const image = textProp(node, 'image', text);
      const alt = textProp(node, 'alt', text);
      const video = textProp(node, 'video', text);
      // The types report paths outside these folders
      if (image?.value.startsWith('/img/')) {
        const {value: url, offset} = image;
        const given = alt && {alt: {text: alt.value, offset: alt.offset}};
        uses.push({url, offset, ...given, example: 'alt="what the image shows"'});
      }
      if (video?.value.startsWith('/video/')) {
        uses.push({url: video.value, offset: video.offset, example: '', isVideo: true});
      }
    }
  });
  return uses;
}

/* ---- Paths ---- */

function checkImage({url, offset}: Use, page: Page, {files}: ContentFiles): Problem[] {
  const position = locate(page, offset);
  const folder = path.posix.dirname(page.file);
  if (/^(?:https?:)?\/\//i.test(url)) return [createProblem('image-remote', position, {url})];
  const target = url.startsWith('/') ? `static${url}` : path.posix.join(folder, safeDecode(url));
  if (url !== '' && files.includes(target)) {
    if (!imageFormat.test(target)) return [createProblem('image-format', position, {url})];
    const isInPlace = target.startsWith(isPost(page.file) ? 'news/' : 'static/img/');
    const name = path.posix.basename(url);
    return isInPlace || target.startsWith('static/img/')
      ? []
      : [createProblem('image-folder', position, {url, name})];
  }
  const known = files
    .filter((file) => imageFormat.test(file))
    .flatMap((file) => {
      if (file.startsWith('static/img/')) return [file.slice('static'.length)];
      const isBeside = isPost(page.file) && file.startsWith(`${folder}/`);
      return isBeside ? [`./${file.slice(folder.length + 1)}`] : [];
    });
  const name = path.posix.basename(url).toLowerCase();
  const suggestion =
    known.find((each) => path.posix.basename(each).toLowerCase() === name) ??
    findClosest(url, known);
  return [createProblem('image-not-found', position, {url, suggestion})];
}

/** Checks the path of a video: two files, named without their extensions. */
function checkVideo({url, offset}: Use, page: Page, {files}: ContentFiles): Problem[] {
  const position = locate(page, offset);
  const bare = url.replace(/\.(?:mp4|webm)$/, '');
  const missing = ['.mp4', '.webm'].filter(
    (extension) => !files.includes(`static${bare}${extension}`),
  );
  if (missing.length === 0) {
    return bare === url ? [] : [createProblem('video-extension', position, {url, correct: bare})];
  }
  const known = files.flatMap((file) => /^static(\/video\/.+)\.mp4$/.exec(file)?.[1] ?? []);
  const suggestion = missing.length === 2 ? findClosest(bare, known) : undefined;
  return [
    createProblem('video-not-found', position, {url: `${bare}${missing[0] ?? ''}`, suggestion}),
  ];
}

function safeDecode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/* ---- Alternative text ---- */

/** Screen readers read alternative text in one go, without pauses. */
const maxAlt = 150;

const redundant =
  /^(?:(?:an?|the) )?(?:image|picture|photo|photograph|pic|graphic|screenshot)(?:(?: of| showing|:) *|$)/i;

/** Whether a text is the name of a file, as a camera or a person gives it. */
export function isFileName(text: string): boolean {
  return /^\S+\.(?:jpe?g|png|webp|avif|gif|svg|heic)$|^(?:img|dsc|pxl)[-_]\w+$/i.test(text.trim());
}

function checkAlt(page: Page, {url, offset, alt, example}: Use): Problem[] {
  const position = locate(page, alt?.offset ?? offset);
  const text = alt?.text.trim() ?? '';
  if (text === '') return [createProblem('alt-missing', position, {example})];
  if (isFileName(text) || text === path.posix.parse(url).name) {
    return [createProblem('alt-is-file-name', position, {alt: text, example})];
  }
  return checkAltText(text, position);
}

function checkAltText(text: string, position: Position): Problem[] {
  const opening = redundant.exec(text)?.[0];
  if (opening !== undefined) {
    const rest = text.slice(opening.length).replace(/^./u, (letter) => letter.toUpperCase());
    return [createProblem('alt-redundant', position, {opening: opening.trim(), rest})];
  }
  const {length} = Array.from(text);
  return length > maxAlt ? [createProblem('alt-long', position, {length, max: maxAlt})] : [];
}
