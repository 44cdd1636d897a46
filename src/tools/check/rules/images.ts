import path from 'node:path';
import {unescape} from 'node:querystring';

import {visit} from 'unist-util-visit';

import {findClosest} from '../../../validation/closest';
import {
  findClosestImage,
  imageFormat,
  imageTexts,
  isFileName,
} from '../../../validation/imageFiles';
import {isPost, type ContentFiles, type Rule} from '../content';
import {endOf, isJsx, startOf, textProp, type TextProp} from '../nodes';
import {pageRule, type Page, type PageReport} from '../parse';
import {passagesIn} from '../prose';
import {urlIndex} from './references';
import {replace, type Suggested, type Texts} from '../../../validation/problem';
import {suggest} from '../../../validation/words';

const texts = {
  ...imageTexts,
  'image-reference': ({alt}: {alt: string}) => ({
    text: 'The image is named in another line, which this site does not follow.',
    fix: `Write it in one: ![${alt || 'what it shows'}](./name.jpg)`,
  }),
  'image-remote': ({url}: {url: string}) => ({
    text: `The image "${url}" is on another site.`,
    fix: 'Put the file in static/img and write "/img/" and its name.',
  }),
  'image-format': ({url}: {url: string}) => ({
    text: `"${url}" is not a JPEG, PNG, WebP or AVIF image.`,
    fix: 'Save it as a JPEG (.jpg) and write its new name.',
  }),
  'image-folder': ({url, name}: {url: string; name: string}) => ({
    text: `"${url}" is outside static/img.`,
    fix: `Put the file in static/img and write "/img/${name}".`,
  }),
  'video-not-found': ({url, suggestion}: Suggested & {url: string}) => ({
    text: `The video file static${url} does not exist.`,
    fix: suggest(
      suggestion && `"${suggestion}"`,
      'Put the video in static/video twice, as .mp4 and as .webm, with one name.',
    ),
  }),
  'video-extension': ({url, correct}: {url: string; correct: string}) => ({
    text: `The path "${url}" has an extension.`,
    fix: `Write "${correct}": it means both files of the video.`,
    ...replace(url, correct),
  }),
  'alt-redundant': ({opening, rest}: {opening: string; rest: string}) => ({
    text: `Screen readers already say "${opening}".`,
    fix: `Write: ${rest}`,
    severity: 'warning',
  }),
  'alt-long': ({length, max}: {length: number; max: number}) => ({
    text: `The alternative text has ${length} characters; the limit is ${max}.`,
    fix: `Shorten it by ${length - max}.`,
    severity: 'warning',
  }),
} satisfies Texts;

type Text = Pick<TextProp, 'value' | 'offset'>;

/** Images and videos exist, and images have alternative text that says what they show. */
export const images: Rule = pageRule(texts, (page, report, content) => {
  visit(page.tree, (node) => {
    if (node.type === 'image') {
      const start = startOf(node);
      const offset = start + urlIndex(node.url, page.text.slice(start, endOf(node)));
      checkImage({value: node.url, offset}, page, report, content);
      const alt = {value: node.alt ?? '', offset: start + 2};
      checkAlt(alt, node.url, `![what the image shows](${node.url})`, report);
    } else if (node.type === 'imageReference') {
      report('image-reference', node, {alt: node.alt ?? ''});
    } else if (isJsx(node)) {
      const image = textProp(node, 'image', page.text);
      const video = textProp(node, 'video', page.text);
      // The props rule reports paths outside these folders
      if (image?.value.startsWith('/img/')) {
        checkImage(image, page, report, content);
        const alt = textProp(node, 'alt', page.text) ?? {value: '', offset: image.offset};
        checkAlt(alt, image.value, 'alt="what the image shows"', report);
      }
      if (video?.value.startsWith('/video/')) checkVideo(video, report, content);
    }
  });
  const lead = passagesIn(content, page.file).find(({name}) => name === 'imageAlt');
  // Whether a post's lead image has a text, the front matter rule knows
  if (lead && !isFileName(lead.text)) checkWords(lead.text.trim(), lead.offset, report);
});

function checkImage(
  {value: url, offset}: Text,
  {file}: Page,
  report: PageReport<typeof texts>,
  {files}: ContentFiles,
): void {
  const folder = path.posix.dirname(file);
  const name = path.posix.basename(url);
  const decoded = unescape(url);
  const target = url.startsWith('/') ? `static${decoded}` : path.posix.join(folder, decoded);
  if (/^(?:https?:)?\/\//i.test(url)) report('image-remote', offset, {url});
  else if (url !== '' && files.includes(target)) {
    const isInPlace = target.startsWith('static/img/') || (isPost(file) && isPost(target));
    if (!imageFormat.test(target)) report('image-format', offset, {url});
    else if (!isInPlace) report('image-folder', offset, {url, name});
  } else {
    report('image-not-found', offset, {url, suggestion: findClosestImage(url, file, files)});
  }
}

/** Checks the path of a video: two files, named without their extensions. */
function checkVideo(
  {value: url, offset}: Text,
  report: PageReport<typeof texts>,
  {files}: ContentFiles,
): void {
  const bare = url.replace(/\.(?:mp4|webm)$/, '');
  const missing = ['.mp4', '.webm'].filter((ending) => !files.includes(`static${bare}${ending}`));
  if (missing[0]) {
    const known = files.flatMap((file) => /^static(\/video\/.+)\.mp4$/.exec(file)?.[1] ?? []);
    const suggestion = missing[1] && findClosest(bare, known);
    report('video-not-found', offset, {url: `${bare}${missing[0]}`, suggestion});
  } else if (bare !== url) report('video-extension', offset, {url, correct: bare});
}

/* ---- Alternative text ---- */

/** Screen readers read alternative text in one go, without pauses. */
const max = 150;

const redundant =
  /^(?:(?:an?|the) )?(?:image|picture|photo|photograph|pic|graphic|screenshot)(?:(?: of| showing|:) *|$)/i;

function checkAlt(
  {value, offset}: Text,
  url: string,
  example: string,
  report: PageReport<typeof texts>,
): void {
  const alt = value.trim();
  const isName = isFileName(alt) || alt === path.posix.parse(url).name;
  if (alt === '') report('alt-missing', offset, {example});
  else if (isName) report('alt-is-file-name', offset, {alt, example});
  else checkWords(alt, offset, report);
}

function checkWords(alt: string, offset: number, report: PageReport<typeof texts>): void {
  const opening = redundant.exec(alt)?.[0];
  const {length} = Array.from(alt);
  if (opening !== undefined) {
    const rest = alt.slice(opening.length).replace(/^./u, (letter) => letter.toUpperCase());
    report('alt-redundant', offset, {opening: opening.trim(), rest});
  } else if (length > max) report('alt-long', offset, {length, max});
}
