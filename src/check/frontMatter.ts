import {folderDay} from './content';
import {fileProblem} from './problem';
import {authorsSchema, pageSchema, postSchema, tagsSchema} from './schemas';
import {readYaml, type ReadYaml} from './yaml';

/** What posts may name: the entries of `news/tags.yml` and `news/authors.yml`. */
export type Entries = Readonly<Record<'tags' | 'authors', readonly string[]>>;

/** Reads the tags and authors of the news, and validates their files. @param read - reads a file of the project */
export function readEntries(read: (file: string) => string) {
  const tags = readYaml('news/tags.yml', read('news/tags.yml'), () => tagsSchema);
  const authors = readYaml('news/authors.yml', read('news/authors.yml'), () => authorsSchema);
  const entries: Entries = {tags: Object.keys(tags.data), authors: Object.keys(authors.data)};
  return {entries, problems: [...tags.problems, ...authors.problems]};
}

/** Reads the front matter of a page or post, and validates it. @param text - of the file, normalised */
export function readFrontMatter(file: string, text: string, entries: Entries): ReadYaml {
  const fail = (line: number, problem: string, fix: string): ReadYaml => {
    const problems = [{...fileProblem(file, problem, fix), line}];
    return {data: {}, offsetOf: () => 0, problems};
  };
  const lines = text.split('\n');
  if (lines[0]?.trimEnd() !== '---') {
    const fix = 'Write --- in the first line, then title: and the other keys, then --- again.';
    return fail(1, 'The file does not begin with front matter.', fix);
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const keys = lines.slice(1, end < 0 ? undefined : end);
  // A line far below, in the text, closes nothing
  if (end < 0 || keys.some((line) => line.startsWith('<'))) {
    const blank = keys.findIndex((line) => line.trim() === '');
    const fix = 'Write --- on a line of its own after the last key.';
    return fail((blank < 0 ? keys.length : blank) + 2, 'The front matter is not closed.', fix);
  }
  // As long as in the file, so that offsets and lines are the same
  const yaml = ['   ', ...keys, ''].join('\n');
  return readYaml(file, yaml, ({kind}) =>
    file.startsWith('pages/')
      ? pageSchema
      : postSchema(entries.tags, entries.authors, kind, folderDay(file)),
  );
}
