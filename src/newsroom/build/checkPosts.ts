import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {unescape} from 'node:querystring';
import type * as z from 'zod';
import {findClosest} from '../../validation/closest';
import type {Files} from '../../validation/files';
import {byLocation, isRecord, parseFrontMatter} from '../../validation/frontMatter';
import type {FrontMatter} from '../../validation/frontMatter';
import {imageFormat} from '../../validation/imageFiles';
import {createProblem, replace, startOfFile} from '../../validation/problem';
import type {Problem} from '../../validation/problem';
import {findRepeated} from '../../validation/repeated';
import {validate} from '../../validation/validate';
import {validateKeys} from '../../validation/validatePage';
import {parseYaml} from '../../validation/yaml';
import {checkPostBody} from './postBody';
import {checkPostFolder} from './postFolder';
import {authorsSchema, explainPostKey, postSchemas, tagsSchema} from './schema';
import type {Texts} from '../../validation/problem';

interface ImageParams {
  image: string;
  /** The image of the folder that was probably meant. */
  suggestion?: string | undefined;
}

const suggestImage = ({image, suggestion}: ImageParams) => ({
  fix: suggestion
    ? `Write: image: ./${suggestion}`
    : 'Put the file next to the post and write: image: ./name.jpg',
  ...replace(image, suggestion && `./${suggestion}`),
});

const texts = {
  'file-missing': () => ({
    text: 'This file is missing.',
    fix: 'Restore it from an earlier version: posts refer to its entries.',
  }),
  'post-image-path': (params: ImageParams) => ({
    text: '`image` needs ./ and the name of an image next to the post.',
    ...suggestImage(params),
  }),
  'post-image-not-found': (params: ImageParams) => ({
    text: `The image "${params.image}" is not in the folder of the post.`,
    ...suggestImage(params),
  }),
  'post-image-format': ({image}: ImageParams) => ({
    text: `Browsers cannot show "${image}".`,
    fix: 'Save the image as a JPEG and write its new name, which ends in .jpg.',
  }),
} satisfies Texts;

/** Checks every post, news/tags.yml and news/authors.yml. The words of the posts are left to `npm run check`. */
export async function checkPosts(siteDir: string): Promise<Problem[]> {
  const names = await readdir(path.join(siteDir, 'news'), {recursive: true}).catch(() => []);
  return checkNews({
    files: names.sort().map((name) => path.posix.join('news', ...name.split(path.sep))),
    read: (file) => readFileSync(path.join(siteDir, file), 'utf8'),
  });
}

/** The same for files that may exist in memory only. Titles are compared with those of the pages among them. */
export function checkNews(site: Files): Problem[] {
  const tags = checkEntries(site, 'news/tags.yml', tagsSchema);
  const authors = checkEntries(site, 'news/authors.yml', authorsSchema);
  const schemaOf = postSchemas({tags: tags.names, authors: authors.names});

  const posts = groupByFolder(site.files).flatMap(([folder, contents]) => {
    const problems = checkPostFolder(folder, contents);
    if (!contents.includes('index.md')) return problems;
    const file = `news/${folder}/index.md`;
    const {parts, frontMatter, ...parsed} = parseFrontMatter(file, site.read(file));
    problems.push(...parsed.problems);
    if (frontMatter) {
      const {kind} = frontMatter.data;
      problems.push(
        ...validateKeys(file, frontMatter, schemaOf(kind), explainPostKey(folder, kind)),
        ...checkImage(file, frontMatter, contents),
      );
    }
    if (parts) problems.push(...checkPostBody(file, parts));
    return problems.sort(byLocation);
  });
  return [...tags.problems, ...authors.problems, ...posts, ...findRepeated(site, 'title')];
}

/** The contents of each folder in news; a file of news itself has none. Skips what Docusaurus and systems ignore. */
function groupByFolder(files: readonly string[]): [folder: string, contents: string[]][] {
  const folders = new Map<string, string[]>();
  for (const file of files) {
    const [top, folder, ...rest] = file.split('/');
    if (top !== 'news' || folder === undefined) continue;
    if (/(?:^|\/)(?:[._]|Thumbs\.db$|__tests__\/)/.test(file)) continue;
    const contents = folders.get(folder) ?? [];
    if (rest.length > 0) contents.push(rest.join('/'));
    folders.set(folder, contents);
  }
  return [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Checks a file of entries. Their names are undefined when it cannot be read. */
function checkEntries({files, read}: Files, file: string, schema: z.ZodType) {
  const fail = (problems: Problem[]) => ({problems, names: undefined});
  if (!files.includes(file)) {
    return fail([createProblem(texts, 'file-missing', startOfFile(file))]);
  }
  const parsed = parseYaml(file, read(file), {nested: true});
  if ('problems' in parsed) return fail(parsed.problems);
  const problems = validate({file, ...parsed.yaml}, schema).sort(byLocation);
  const {data} = parsed.yaml;
  return {problems, names: isRecord(data) ? Object.keys(data) : undefined};
}

function checkImage(file: string, {data, locate}: FrontMatter, contents: string[]): Problem[] {
  const {image} = data;
  if (typeof image !== 'string' || image.trim() === '') return [];
  const images = contents.filter((name) => imageFormat.test(name) && !name.includes('/'));
  const name = unescape(path.posix.basename(image));
  const isNextToPost = unescape(image) === `./${name}`;
  if (isNextToPost && images.includes(name)) return [];
  const code = !isNextToPost
    ? 'post-image-path'
    : contents.includes(name)
      ? 'post-image-format'
      : 'post-image-not-found';
  const suggestion = images.includes(name) ? name : findClosest(name, images);
  return [createProblem(texts, code, {file, ...locate(['image'])}, {image, suggestion})];
}
