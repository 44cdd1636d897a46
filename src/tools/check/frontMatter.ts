import type {Problem} from '../../validation/problem';
import {pageFiles} from '../../validation/files';
import {findRepeated} from '../../validation/repeated';
import {validatePage} from '../../validation/validatePage';
import {checkNews} from '../../newsroom/build/checkPosts';
import type {ContentFiles} from './content';

/** Checks the front matter of pages and posts, news/tags.yml and news/authors.yml. */
export function checkFrontMatter(content: ContentFiles): Problem[] {
  return [
    ...checkNews(content),
    ...pageFiles(content).flatMap((file) => validatePage(file, content.read(file))),
    ...findRepeated(content, 'description'),
  ];
}
