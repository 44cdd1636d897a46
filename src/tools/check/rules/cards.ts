import {writtenFiles} from '../../../validation/files';
import {parseFrontMatter} from '../../../validation/frontMatter';
import {findClosestImage, imageFormat, imageTexts} from '../../../validation/imageFiles';
import type {Texts} from '../../../validation/problem';
import {createTitleRenderer} from '../../../postbuild/socialCards/title';
import {contentRule, isPost} from '../content';

const texts = {
  ...imageTexts,
  'card-title-long': () => ({
    text: 'The title does not fit on the card of link previews.',
    fix: 'Shorten it, or use shorter words: the card has room for three lines.',
  }),
} satisfies Texts;

/** Titles fit on the cards of link previews, and the images that pages name for theirs exist. */
export const cards = contentRule(texts, async (content, report) => {
  const {files} = content;
  const renderTitle = await createTitleRenderer(content.siteDir);
  for (const file of writtenFiles(content)) {
    const {frontMatter} = parseFrontMatter(file, content.read(file));
    if (!frontMatter) continue;
    const {title, image} = frontMatter.data;
    const at = (key: string) => ({file, ...frontMatter.locate([key])});
    // The front matter rule reports longer titles
    const isMeasured = typeof title === 'string' && /\S/.test(title) && title.length <= 90;
    if (isMeasured && !(await renderTitle(title))) report('card-title-long', at('title'));
    if (typeof image !== 'string' || isPost(file)) continue;
    if (imageFormat.test(image) && files.includes(`static${image}`)) continue;
    const suggestion = findClosestImage(image, file, files);
    report('image-not-found', at('image'), {url: image, suggestion});
  }
});
