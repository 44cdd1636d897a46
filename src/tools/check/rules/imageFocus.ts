import {imageFocusFile, parseImageFocus} from '../../../validation/imageFocus';
import type {Rule} from '../content';

/** The focus of every image in `pages/images.yml` is a point of an image that exists. */
export const imageFocus: Rule = ({files, read}) => {
  if (!files.includes(imageFocusFile)) return [];
  const images = files
    .filter((file) => file.startsWith('static/img/') || file.startsWith('news/'))
    .map((file) => file.replace(/^static/, ''));
  return parseImageFocus(read(imageFocusFile), images).problems;
};
