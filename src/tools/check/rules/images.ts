import path from 'node:path';

import {visit} from 'unist-util-visit';

import {findClosest} from '../../../content/closest';
import {createProblem} from '../../../content/problem';
import type {Position, Problem} from '../../../content/problem';
import {isPost, locate} from '../content';
import type {ContentFiles, Rule} from '../content';
import {endOf, isJsx, startOf, textProp} from '../nodes';
import {pageRule, readablePages} from '../parse';
import type {Page, Report} from '../parse';
import {passagesOf} from '../prose';
import {urlIndex} from './references';

/** The formats that the build can resize. */
export const imageFormat = /\.(?:jpe?g|png|webp|avif)$/i;

/** Images and videos exist. */
export const images: Rule = pageRule((page, report, content) => {
  for (const use of usesOf(page)) {
    if (use.isVideo) checkVideo(use, report, content);
    else checkImage(use, page.file, report, content);
  }
});

/** Images have alternative text that says what they show. */
export const altTexts: Rule = (content) => [
  ...readablePages(content).flatMap((page) =>
    usesOf(page).flatMap((use) => (use.isVideo ? [] : checkAlt(page, use))),
  ),
  // Whether a post's lead image has a text, the front matter rule knows
  ...passagesOf(content).flatMap(({name, text, locate: at}) =>
    name !== 'imageAlt' || text.trim() === '' || isFileName(text)
      ? []
      : checkAltText(text.trim(), at(0)),
  ),
];

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

function checkImage({url, offset}: Use, file: string, report: Report, {files}: ContentFiles): void {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(url);
  if (/^(?:https?:)?\/\//i.test(url)) {
    report('image-remote', offset, {url});
    return;
  }
  const target = url.startsWith('/') ? `static${url}` : path.posix.join(folder, safeDecode(url));
  if (url !== '' && files.includes(target)) {
    const isInPlace =
      target.startsWith('static/img/') || (isPost(file) && target.startsWith('news/'));
    if (!imageFormat.test(target)) report('image-format', offset, {url});
    else if (!isInPlace) report('image-folder', offset, {url, name});
    return;
  }
  const known = files
    .filter((each) => imageFormat.test(each))
    .flatMap((each) => {
      if (each.startsWith('static/img/')) return [each.slice('static'.length)];
      return isPost(file) && each.startsWith(`${folder}/`)
        ? [`./${path.posix.basename(each)}`]
        : [];
    });
  const sameName = (each: string) => path.posix.basename(each).toLowerCase() === name.toLowerCase();
  const suggestion = known.find(sameName) ?? findClosest(url, known);
  report('image-not-found', offset, {url, suggestion});
}

/** Checks the path of a video: two files, named without their extensions. */
function checkVideo({url, offset}: Use, report: Report, {files}: ContentFiles): void {
  const bare = url.replace(/\.(?:mp4|webm)$/, '');
  const missing = ['.mp4', '.webm'].filter((ending) => !files.includes(`static${bare}${ending}`));
  if (missing[0]) {
    const known = files.flatMap((file) => /^static(\/video\/.+)\.mp4$/.exec(file)?.[1] ?? []);
    const suggestion = missing[1] && findClosest(bare, known);
    report('video-not-found', offset, {url: `${bare}${missing[0]}`, suggestion});
  } else if (bare !== url) report('video-extension', offset, {url, correct: bare});
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
  const text = alt?.text.trim() ?? '';
  const position = locate(page, alt?.offset ?? offset);
  if (text === '') return [createProblem('alt-missing', position, {example})];
  return isFileName(text) || text === path.posix.parse(url).name
    ? [createProblem('alt-is-file-name', position, {alt: text, example})]
    : checkAltText(text, position);
}

function checkAltText(text: string, position: Position): Problem[] {
  const opening = redundant.exec(text)?.[0];
  const {length} = Array.from(text);
  if (opening !== undefined) {
    const rest = text.slice(opening.length).replace(/^./u, (letter) => letter.toUpperCase());
    return [createProblem('alt-redundant', position, {opening: opening.trim(), rest})];
  }
  return length > maxAlt ? [createProblem('alt-long', position, {length, max: maxAlt})] : [];
}
