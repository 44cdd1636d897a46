import {findClosest} from '../../../content/closest';
import {writtenFiles} from '../../../content/files';
import {parseFrontMatter} from '../../../content/frontMatter';
import {imageFormat} from '../../../content/imageFiles';
import {createProblem} from '../../../content/problem';
import type {Problem} from '../../../content/problem';
import {createTitleRenderer} from '../../../plugins/social-cards/title';
import {isPost} from '../content';
import type {Rule} from '../content';

/** The front matter rule reports longer titles. */
const maxLength = 90;

/** Titles fit on the cards of link previews, and the images that pages name for theirs exist. */
export const cards: Rule = async (content) => {
  const renderTitle = await createTitleRenderer(content.siteDir);
  const images = content.files
    .filter((file) => imageFormat.test(file))
    .map((file) => file.replace(/^static/, ''));
  const problems: Problem[] = [];
  for (const file of writtenFiles(content)) {
    const {frontMatter} = parseFrontMatter(file, content.read(file));
    const {title, image} = frontMatter?.data ?? {};
    const position = (key: string) => ({file, line: 1, column: 1, ...frontMatter?.locate([key])});
    const isMeasured =
      typeof title === 'string' && title.trim() !== '' && title.length <= maxLength;
    if (isMeasured && !(await renderTitle(title))) {
      problems.push(createProblem('card-title-long', position('title')));
    }
    if (typeof image === 'string' && !isPost(file) && !images.includes(image)) {
      const params = {url: image, suggestion: findClosest(image, images)};
      problems.push(createProblem('image-not-found', position('image'), params));
    }
  }
  return problems;
};
