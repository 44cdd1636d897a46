import {folderDay} from './content';
import {frontMatterPattern} from './normalise';
import {createReport} from './problem';
import {entriesSchema, pageSchema, postSchema, type TagsAndAuthors} from './schemas';
import {readYaml, type ReadYaml} from './yaml';

/** Reads the tags and authors of the news. @param read - reads a file of the project */
export function readTagsAndAuthors(read: (file: string) => string) {
  const tags = readYaml('news/tags.yml', read('news/tags.yml'), entriesSchema);
  const authors = readYaml('news/authors.yml', read('news/authors.yml'), entriesSchema);
  const entries = {tags: Object.keys(tags.data), authors: Object.keys(authors.data)};
  return {entries, problems: [...tags.problems, ...authors.problems]};
}

/** Reads the front matter of a page or post, and validates it. @param text - of the file, normalised */
export function readFrontMatter(file: string, text: string, entries: TagsAndAuthors): ReadYaml {
  const [frontMatter] = frontMatterPattern.exec(text) ?? [];
  if (frontMatter === undefined) {
    const {problems, report} = createReport(file, text);
    const fix = 'Write --- in the first line, then title: and the other keys, then --- again.';
    const problem = 'The file does not begin with front matter between two lines of ---.';
    const end = text.startsWith('---\n') ? text.search(/\n(?![\w-]+ *:|[ \t]|- )/) : -1;
    if (end < 0) report(0, problem, fix);
    else report(end + 1, 'The keys do not end with ---.', 'Write --- here, on a line of its own.');
    return {data: {}, offsetOf: () => 0, problems};
  }
  // As long as in the file, so that offsets and lines are the same
  const yaml = frontMatter.replace('---', '   ').replace(/---\s*$/, '');
  const isPage = file.startsWith('pages/');
  return readYaml(file, yaml, isPage ? pageSchema : postSchema(entries, folderDay(file)));
}
