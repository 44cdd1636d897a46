import {writtenFiles} from '../../../validation/files';
import {parseFrontMatter} from '../../../validation/frontMatter';
import {findClosestImage, imageFormat, imageTexts} from '../../../validation/imageFiles';
import {createProblem, type Problem, type Texts} from '../../../validation/problem';
import {createTitleRenderer} from '../../../postbuild/socialCards/title';
import {isPost, type Rule} from '../content';

const texts = {
  ...imageTexts,
  'card-title-long': () => ({
    text: 'The title does not fit on the card of link previews.',
    fix: 'Shorten it, or use shorter words: the card has room for three lines.',
  }),
} satisfies Texts;

/** Titles fit on the cards of link previews, and the images that pages name for theirs exist. */
export const cards: Rule = async (content) => {
  const renderTitle = await createTitleRenderer(content.siteDir);
  const problems: Problem[] = [];
  for (const file of writtenFiles(content)) {
    const {frontMatter} = parseFrontMatter(file, content.read(file));
    if (!frontMatter) continue;
    const {title, image} = frontMatter.data;
    // The front matter rule reports longer titles
    const isMeasured = typeof title === 'string' && /\S/.test(title) && title.length <= 90;
    if (isMeasured && !(await renderTitle(title))) {
      problems.push(
        createProblem(texts, 'card-title-long', {file, ...frontMatter.locate(['title'])}),
      );
    }
    if (typeof image !== 'string' || isPost(file)) continue;
    if (!imageFormat.test(image) || !content.files.includes(`static${image}`)) {
      const params = {url: image, suggestion: findClosestImage(image, file, content.files)};
      const position = {file, ...frontMatter.locate(['image'])};
      problems.push(createProblem(texts, 'image-not-found', position, params));
    }
  }
  return problems;
};
