import type {Problem} from '../../content/problem';
import {pageFiles} from '../../content/files';
import {findRepeated} from '../../content/repeated';
import {validatePage} from '../../content/validatePage';
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
