import {pageFiles} from '../../../validation/files';
import {parseFrontMatter} from '../../../validation/frontMatter';
import {findClosestImage, imageFormat, imageTexts} from '../../../validation/imageFiles';
import {contentRule} from '../content';

/** The images that pages name for the cards of link previews exist. */
export const cards = contentRule(imageTexts, ({files, read}, report) => {
  for (const file of pageFiles({files})) {
    const {frontMatter} = parseFrontMatter(file, read(file));
    const image = frontMatter?.data['image'];
    if (!frontMatter || typeof image !== 'string') continue;
    if (imageFormat.test(image) && files.includes(`static${image}`)) continue;
    const suggestion = findClosestImage(image, file, files);
    report('image-not-found', {file, ...frontMatter.locate(['image'])}, {url: image, suggestion});
  }
});
