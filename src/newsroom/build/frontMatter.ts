import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {nearest, writersError} from '../../plugins/message';
import {cutTexts, isGroup, mistakesOf} from './issues';
import {readYaml} from './readYaml';
import type {Mistake} from './readYaml';
import {daysIn, isRealDay} from './schedule';
import {
  authorSchema,
  isKind,
  listed,
  postSchemas,
  tagSchema,
  unknownEntryKey,
  unknownPostKey,
} from './schema';
import type {FrontMatter, PostSchemas} from './schema';
import {split} from './split';

/** A mistake in a post, in news/tags.yml or in news/authors.yml. */
export interface PostProblem extends Mistake {
  /** Relative to the project, with slashes. */
  file: string;
}

/** A post as it is on the disk. */
export interface PostSource {
  /** Its folder in news: `2025-01-14-a-tree-after-every-ride`. */
  folder: string;
  /** All of index.md. */
  text: string;
  /** The names of the files beside it. */
  beside: readonly string[];
}

/** A post without mistakes. */
export interface Post {
  folder: string;
  /** ISO day, `2025-01-14`. */
  day: string;
  slug: string;
  frontMatter: FrontMatter;
  /** The Markdown below the front matter. */
  body: string;
}

const newsFolder = 'news';

/** The beginning of a file: where a mistake is that has no place in it. */
const top = {line: 1, column: 1};

/** The files of a project, on the disk or changed in memory. */
export interface Files {
  /** From the project's root, with slashes; those outside news do not matter. */
  files: readonly string[];
  read: (file: string) => string;
}

/**
 * Checks everything that writers write in news, apart from the words themselves.
 *
 * @returns every mistake, in the order of files and lines
 */
export async function checkPosts(siteDir: string): Promise<PostProblem[]> {
  const names = await readdir(path.join(siteDir, newsFolder), {recursive: true}).catch(() => []);
  return checkNews({
    files: names.map((name) => `${newsFolder}/${name.split(path.sep).join('/')}`),
    read: (file) => readFileSync(path.join(siteDir, file), 'utf8'),
  });
}

/** The same for files that need not be on the disk. */
export function checkNews({files, read}: Files): PostProblem[] {
  const names = files
    .map((file) => file.split('/'))
    .flatMap(([top, ...rest]) => (top === newsFolder && !isIgnored(rest.join('/')) ? [rest] : []));
  const tags = readEntries({files, read}, 'tags.yml', tagSchema);
  const authors = readEntries({files, read}, 'authors.yml', authorSchema);
  const problems = [...tags.problems, ...authors.problems];
  const schemas = postSchemas({tags: tags.keys, authors: authors.keys});
  const titles = new Map<string, string>();

  const folders = new Map<string, string[]>();
  for (const [name = '', ...rest] of names) {
    folders.set(name, [...(folders.get(name) ?? []), ...(rest.length > 0 ? [rest.join('/')] : [])]);
  }
  for (const [folder, beside] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A file of news itself; or an empty folder, which is what version control leaves behind of a deleted post.
    if (beside.length === 0) {
      if (isMarkdown(folder)) problems.push(looseFile(folder));
      continue;
    }
    problems.push(...wrongFiles(folder, beside));
    if (!beside.includes('index.md')) continue;
    const text = read(`${newsFolder}/${folder}/index.md`);
    const checked = checkPost({folder, text, beside}, schemas);
    problems.push(...checked.problems, ...titleAgain(checked, folder, titles));
  }
  return problems;
}

/** All problems in the site's one format, to be thrown as one error. */
export function formatProblems(problems: readonly PostProblem[]): string {
  return problems
    .map(
      ({file, wrong, instead, ...start}) =>
        writersError(path.resolve(file), {start}, wrong, instead).message,
    )
    .join('\n\n');
}

/**
 * Reads one post and checks it by itself: whether its title is free is for `checkPosts`.
 *
 * @returns the post, or else its problems
 */
export function parsePost(
  source: PostSource,
  schemas: PostSchemas,
): {post?: Post; problems: PostProblem[]} {
  const {problems, post} = checkPost(source, schemas);
  return {problems, ...(problems.length === 0 && post && {post})};
}

/* ---- Files and folders ---- */

/** As Docusaurus does; and what systems leave behind. */
function isIgnored(file: string): boolean {
  return file.split('/').some((part) => /^[._]|^Thumbs\.db$|^__tests__$/.test(part));
}

function isMarkdown(file: string): boolean {
  return /\.mdx?$/i.test(file);
}

/** Small letters, digits and hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const folderRule =
  'Allowed are the day and a short name in small letters, digits and hyphens: 2025-01-14-short-name.';

function looseFile(name: string): PostProblem {
  const bare = name.replace(/\.mdx?$/i, '');
  const folder = mendedFolder(bare) ?? '2025-01-14-short-name';
  return {
    file: `${newsFolder}/${name}`,
    ...top,
    wrong: `This file is not in a folder of its own. Each post is a folder with the file index.md in it.`,
    instead: `Make it ${newsFolder}/${folder}/index.md`,
  };
}

/** What is wrong with the name of a post's folder and with what is in it. */
function wrongFiles(folder: string, beside: readonly string[]): PostProblem[] {
  const problems: PostProblem[] = [];
  const report = (file: string, wrong: string, instead: string) =>
    problems.push({file: `${newsFolder}/${folder}/${file}`, ...top, wrong, instead});

  const others = beside.filter((file) => isMarkdown(file) && file !== 'index.md');
  const hasIndex = beside.includes('index.md');
  const [misnamed] = others;
  if (!hasIndex && misnamed && others.length === 1) {
    report(
      misnamed,
      'The file of a post must be called index.md.',
      'Rename this file to index.md.',
    );
  } else {
    for (const other of others) {
      report(
        other,
        'There is more than one text in this folder. Each post is a folder with one file index.md.',
        'Give this text a folder of its own, or put a _ before its name to keep it to yourself.',
      );
    }
    if (!hasIndex && others.length === 0) {
      report(
        'index.md',
        'This folder has no file index.md, so it is no post.',
        'Write the post in a file index.md, or delete the folder.',
      );
    }
  }

  const file = hasIndex ? 'index.md' : (misnamed ?? 'index.md');
  const [, day = '', slug = ''] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(folder) ?? [];
  if (!day || !slugPattern.test(slug)) {
    const mended = mendedFolder(folder);
    report(
      file,
      `The folder is called "${folder}". ${folderRule}`,
      mended ? `Did you mean "${mended}"?` : 'Rename it like this: 2025-01-14-short-name',
    );
  } else if (!isRealDay(day)) {
    report(
      file,
      `The folder is called "${folder}", but ${whyNoDay(day)}. Allowed are days of the calendar, as year-month-day.`,
      'Rename the folder, so that it begins with the day of the post.',
    );
  } else if (/\d{4}-\d{1,2}-\d{1,2}/.test(slug)) {
    // Docusaurus would take the last date of the name for the post's.
    report(
      file,
      `The folder is called "${folder}", which holds two dates. Allowed is one, at the beginning.`,
      `Did you mean "${day}-${slug.replaceAll(/-?\d{4}-\d{1,2}-\d{1,2}/g, '').replace(/^-/, '') || 'short-name'}"?`,
    );
  }
  return problems;
}

/** A folder's name with the usual slips mended, if that makes it right. */
function mendedFolder(name: string): string | undefined {
  const [, year = '', month = '', date = '', rest = ''] =
    /^(\d{4})[-_. ]?(\d{1,2})[-_. ]?(\d{1,2})[-_. ]*(.*)$/.exec(name) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const slug = rest
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return isRealDay(day) && slug ? `${day}-${slug}` : undefined;
}

function whyNoDay(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month < 1 || month > 12) return `there is no month ${day.slice(5, 7)}`;
  const name = new Intl.DateTimeFormat('en-IN', {month: 'long', timeZone: 'UTC'}).format(
    Date.UTC(year, month - 1),
  );
  return `${name} ${year} has ${daysIn(year, month)} days`;
}

/* ---- A post ---- */

interface Checked {
  problems: PostProblem[];
  post?: Post;
  title?: {text: string; place: () => Pick<Mistake, 'line' | 'column'>};
}

function checkPost(source: PostSource, schemas: PostSchemas): Checked {
  const {folder, beside} = source;
  const file = `${newsFolder}/${folder}/index.md`;
  const text = source.text.replace(/^\uFEFF/, '');
  const parts = split(text, 'posts');
  if ('wrong' in parts) return {problems: [{file, ...parts}]};
  const inBody = wrongBody(parts.body, parts.bodyLine).map((mistake) => ({file, ...mistake}));

  const yaml = readYaml(parts.yaml, {flat: true});
  if ('mistakes' in yaml) {
    return {problems: [...yaml.mistakes.map((mistake) => ({file, ...mistake})), ...inBody]};
  }
  const {data} = yaml;
  if (!isGroup(data)) {
    return {problems: [{file, ...noKeys}, ...inBody]};
  }

  const schema = schemas[isKind(data['kind']) ? data['kind'] : 'unsure'];
  const {data: frontMatter, error} = schema.safeParse(data);
  const inKeys = error
    ? mistakesOf(error, yaml, (key) => unknownPostKey(key, data['kind'], folder))
    : [];
  const problems = [...inKeys, ...cutTexts(data, yaml)];
  const image = data['image'];
  // An empty text is told of already.
  if (typeof image === 'string' && image.trim() !== '') {
    const mistake = wrongPicture(image, folder, beside);
    if (mistake) problems.push({...yaml.place(['image']), ...mistake});
  }
  problems.sort((a, b) => a.line - b.line || a.column - b.column);

  const title = data['title'];
  return {
    problems: [...problems.map((mistake) => ({file, ...mistake})), ...inBody],
    ...(typeof title === 'string' && {title: {text: title, place: () => yaml.place(['title'])}}),
    ...(frontMatter && {
      post: {
        folder,
        day: folder.slice(0, 10),
        slug: folder.slice(11),
        // Of the kinds that exist: with no other does the schema hand out data.
        frontMatter: frontMatter as FrontMatter,
        body: parts.body,
      },
    }),
  };
}

const noKeys: Mistake = {
  ...top,
  wrong: 'Between the two lines --- there are no keys with values.',
  instead:
    'Write at least title, description, kind, tags, image and imageAlt, as in the other posts.',
};

const truncate = '<!-- truncate -->';

function wrongBody(body: string, firstLine: number): Mistake[] {
  const mistakes: Mistake[] = [];
  const lines = body.split('\n');
  let inCode = false;
  let marker = -1;
  for (const [index, line] of lines.entries()) {
    if (/^ {0,3}(?:```|~~~)/.test(line)) inCode = !inCode;
    if (inCode) continue;
    if (marker < 0 && line.trim() === truncate) marker = index;
    const isUnderlined = /^ {0,3}=+\s*$/.test(line) && (lines[index - 1] ?? '').trim() !== '';
    const isHeading = /^ {0,3}#(?:\s|$)/.test(line);
    if (!isHeading && !isUnderlined) continue;
    const heading = isHeading ? line.trim().slice(1).trim() : (lines[index - 1] ?? '').trim();
    mistakes.push({
      line: firstLine + index - (isUnderlined ? 1 : 0),
      column: 1,
      wrong: `"${heading}" is a heading of the first level, which is only the title of the page. Allowed are ## and ###.`,
      instead: `Write: ## ${heading}`.trim(),
    });
  }
  if (marker >= 0) {
    if (lines.slice(0, marker).every((line) => line.trim() === '')) {
      mistakes.push({
        line: firstLine + marker,
        column: 1,
        wrong: `There is nothing above ${truncate}, so lists and feeds have no beginning of the post to show.`,
        instead: 'Move the line below the first paragraph.',
      });
    }
  } else {
    mistakes.push(noMarker(lines, firstLine));
  }
  return mistakes.sort((a, b) => a.line - b.line);
}

function noMarker(lines: readonly string[], firstLine: number): Mistake {
  const similar = lines.findIndex((line) => {
    const [, word] = /<!--+\s*(\w+)\s*--+>/.exec(line) ?? [];
    return word !== undefined && nearest(word, ['truncate']) !== undefined;
  });
  if (similar >= 0) {
    const line = lines[similar] ?? '';
    return {
      line: firstLine + similar,
      column: line.indexOf('<!--') + 1,
      wrong: `This line is "${line.trim()}". Allowed is ${truncate} alone in its line.`,
      instead: `Write: ${truncate}`,
    };
  }
  const start = lines.findIndex((line) => line.trim() !== '');
  return {
    line: firstLine + Math.max(start, 0),
    column: 1,
    wrong: `The line ${truncate} is missing, which says where the beginning of the post ends.`,
    instead: `Write ${truncate} in a line of its own, below the first paragraph.`,
  };
}

const picturePattern = /\.(?:jpe?g|png|webp|avif)$/i;

function wrongPicture(
  image: string,
  folder: string,
  beside: readonly string[],
): Pick<Mistake, 'wrong' | 'instead'> | undefined {
  const pictures = beside.filter((file) => picturePattern.test(file) && !file.includes('/'));
  const name = image.replace(/^\.\//, '');
  if (image.startsWith('./') && pictures.includes(name)) return undefined;
  const isBeside = image.startsWith('./') && !name.includes('/');
  const last = path.posix.basename(image);
  const near = pictures.find((file) => file === last) ?? nearest(last, pictures);
  const allowed = pictures.map((file) => `./${file}`);
  const here =
    pictures.length > 0
      ? `In this folder there is ${listed(allowed)}.`
      : 'In this folder there is no picture.';
  if (isBeside && beside.includes(name)) {
    return {
      wrong: `image is "${image}", which is no picture for the web. Allowed are .jpg, .jpeg, .png, .webp and .avif.`,
      instead: near
        ? `Did you mean "./${near}"?`
        : 'Save the picture as a JPEG (.jpg) and write its new name.',
    };
  }
  return {
    wrong: isBeside
      ? `image is "${image}", but there is no such picture beside the post. ${here}`
      : `image is "${image}". Allowed is ./ and the name of a picture beside the post. ${here}`,
    instead: near
      ? `Did you mean "./${near}"?`
      : `Put the picture into ${newsFolder}/${folder} and write: image: ./name.jpg`,
  };
}

/** A text without capitals and signs: readers take two texts that differ in these alone for the same. */
export function likeness(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function titleAgain({title}: Checked, folder: string, titles: Map<string, string>): PostProblem[] {
  if (!title) return [];
  const {text, place} = title;
  const key = likeness(text);
  const other = titles.get(key);
  if (other === undefined) {
    titles.set(key, folder);
    return [];
  }
  return [
    {
      file: `${newsFolder}/${folder}/index.md`,
      ...place(),
      wrong: `title is "${text}", which is the title of ${newsFolder}/${other} already. Each title is allowed once.`,
      instead: 'Say in the title what is different in this post.',
    },
  ];
}

/* ---- tags.yml and authors.yml ---- */

interface Entries {
  keys: string[] | undefined;
  problems: PostProblem[];
}

type EntrySchema = ReturnType<typeof tagSchema> | ReturnType<typeof authorSchema>;

function readEntries(
  {files, read}: Files,
  name: string,
  schemaOf: (key: string) => EntrySchema,
): Entries {
  const file = `${newsFolder}/${name}`;
  if (!files.includes(file)) {
    const wrong = 'This file is missing.';
    const instead = 'Take it back from the version before: posts name its entries.';
    return {keys: undefined, problems: [{file, ...top, wrong, instead}]};
  }
  const yaml = readYaml(read(file).replace(/^\uFEFF/, ''), {flat: false});
  if ('mistakes' in yaml) {
    return {keys: undefined, problems: yaml.mistakes.map((mistake) => ({file, ...mistake}))};
  }
  const {data} = yaml;
  if (!isGroup(data)) {
    const wrong = 'There are no entries in this file.';
    const instead =
      'Write a name and a colon, and below it the keys of the entry with two spaces in front.';
    return {keys: undefined, problems: [{file, ...top, wrong, instead}]};
  }

  const problems: PostProblem[] = [];
  const seen = new Map<string, string>();
  for (const [key, entry] of Object.entries(data)) {
    const schema = schemaOf(key);
    const {error} = schema.safeParse(entry);
    const mistakes = error
      ? mistakesOf(error, yaml, (unknown) => unknownEntryKey(unknown, schema), [key])
      : [];
    problems.push(...mistakes.map((mistake) => ({file, ...mistake})));
    if (!slugPattern.test(key)) {
      problems.push({
        file,
        ...yaml.place([key], 'key'),
        wrong: `The entry is called "${key}". Allowed are small letters, digits and hyphens.`,
        instead: `Did you mean "${
          key
            .toLowerCase()
            .replace(/[^a-z0-9]+/g, '-')
            .replace(/^-|-$/g, '') || 'short-name'
        }"?`,
      });
    }
    const permalink = isGroup(entry) ? entry['permalink'] : undefined;
    if (typeof permalink !== 'string') continue;
    const other = seen.get(permalink);
    if (other !== undefined) {
      problems.push({
        file,
        ...yaml.place([key, 'permalink']),
        wrong: `permalink of "${key}" is "${permalink}", which is that of "${other}" already. Each address is allowed once.`,
        instead: `Write: permalink: /${key}`,
      });
    }
    seen.set(permalink, key);
  }
  problems.sort((a, b) => a.line - b.line || a.column - b.column);
  return {keys: Object.keys(data), problems};
}
