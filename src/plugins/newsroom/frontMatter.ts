import type {Dirent} from 'node:fs';
import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {z} from 'zod';
import {nearest, writersError} from '../message';
import {readYaml} from './readYaml';
import type {Mistake, Yaml} from './readYaml';
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

/**
 * Checks everything that writers write in news, apart from the words themselves.
 *
 * @returns every mistake, in the order of files and lines
 */
export async function checkPosts(siteDir: string): Promise<PostProblem[]> {
  const root = path.join(siteDir, newsFolder);
  const [tags, authors, entries] = await Promise.all([
    readEntries(root, 'tags.yml', tagSchema),
    readEntries(root, 'authors.yml', authorSchema),
    readdir(root, {withFileTypes: true}).catch((): Dirent[] => []),
  ]);
  const problems = [...tags.problems, ...authors.problems];
  const schemas = postSchemas({tags: tags.keys, authors: authors.keys});
  const titles = new Map<string, string>();

  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const {name: folder} = entry;
    if (isIgnored(folder)) continue;
    if (!entry.isDirectory()) {
      if (isMarkdown(folder)) problems.push(looseFile(folder));
      continue;
    }
    // One after the other: a thousand files open at once are more than some systems allow.
    const files = await readdir(path.join(root, folder), {recursive: true});
    const beside = files
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !isIgnored(file));
    problems.push(...wrongFiles(folder, beside));
    if (!beside.includes('index.md')) continue;
    const text = await readFile(path.join(root, folder, 'index.md'), 'utf8');
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

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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

  // An empty folder is what version control leaves behind of a deleted post.
  if (beside.length === 0) return [];
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
  title?: {text: string; line: number; column: number};
}

function checkPost(source: PostSource, schemas: PostSchemas): Checked {
  const {folder, beside} = source;
  const file = `${newsFolder}/${folder}/index.md`;
  const text = source.text.replace(/^\uFEFF/, '');
  const parts = split(text);
  if ('wrong' in parts) return {problems: [{file, ...parts}]};
  const inBody = wrongBody(parts.body, parts.bodyLine).map((mistake) => ({file, ...mistake}));

  const yaml = readYaml(parts.yaml, {flat: true});
  if ('wrong' in yaml) return {problems: [{file, ...yaml}, ...inBody]};
  const {data} = yaml;
  if (!isGroup(data)) {
    return {problems: [{file, ...noKeys}, ...inBody]};
  }

  const schema = schemas[isKind(data['kind']) ? data['kind'] : 'unsure'];
  const {data: frontMatter, error} = schema.safeParse(data);
  const inKeys = error ? told(error, yaml, (key) => unknownPostKey(key, data['kind'], folder)) : [];
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
    ...(typeof title === 'string' && {title: {text: title, ...yaml.place(['title'])}}),
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

interface Parts {
  /** The front matter, after an empty line in place of its first ---: lines count as in the file. */
  yaml: string;
  body: string;
  /** The line that the body begins in. */
  bodyLine: number;
}

const fence = /^---[ \t]*$/;

function split(text: string): Parts | Mistake {
  const lines = text.split(/\r?\n/);
  const damaged = lines.findIndex((line) => line.includes('\uFFFD'));
  if (damaged >= 0) {
    return {
      line: damaged + 1,
      column: (lines[damaged]?.indexOf('\uFFFD') ?? 0) + 1,
      wrong: 'A character of this line cannot be read: the file is not saved as UTF-8.',
      instead: 'Save the file again with the encoding UTF-8.',
    };
  }
  if (!fence.test(lines[0] ?? '')) {
    const first = lines.findIndex((line) => line.trim() !== '');
    return {
      ...top,
      wrong: 'The file does not begin with the line ---, so it has no title and no other keys.',
      instead:
        first > 0 && fence.test(lines[first] ?? '')
          ? 'Delete the empty lines above the ---.'
          : 'Begin it with a line ---, then the keys, then a line --- again, as in the other posts.',
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'));
  const keys = lines.slice(1, end < 0 ? undefined : end);
  const marker = keys.findIndex((line) => line.includes('<!--'));
  // A --- in the text, far below, closes nothing.
  if (end < 0 || marker >= 0) {
    const empty = keys.findIndex((line) => line.trim() === '');
    return {
      line: (empty < 0 ? keys.length : empty) + 2,
      column: 1,
      wrong: 'The keys at the top of the file are not closed: the second line --- is missing.',
      instead: 'Write --- in a line of its own, below the last key.',
    };
  }
  if (!fence.test(lines[end] ?? '')) {
    return {
      line: end + 1,
      column: 1,
      wrong: `The line that closes the keys is "${lines[end]?.trim()}". Allowed are three hyphens and nothing else.`,
      instead: 'Write: ---',
    };
  }
  return {
    yaml: ['', ...keys, ''].join('\n'),
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
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

/** Texts that end at a #, because YAML takes the rest of the line for a comment. */
function cutTexts(data: Record<string, unknown>, yaml: Yaml): Mistake[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const place = typeof value === 'string' && yaml.commentAfter([key]);
    if (!place) return [];
    return {
      ...place,
      wrong: `${key} ends before the #: what follows in this line is left out.`,
      instead: `Put the text in quotes: ${key}: '…', or delete the # and what follows.`,
    };
  });
}

/** Titles are compared as readers do: without capitals and signs. */
function titleAgain({title}: Checked, folder: string, titles: Map<string, string>): PostProblem[] {
  if (!title) return [];
  const {text, ...place} = title;
  const key = text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  const other = titles.get(key);
  if (other === undefined) {
    titles.set(key, folder);
    return [];
  }
  return [
    {
      file: `${newsFolder}/${folder}/index.md`,
      ...place,
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

async function readEntries(
  root: string,
  name: string,
  schemaOf: (key: string) => EntrySchema,
): Promise<Entries> {
  const file = `${newsFolder}/${name}`;
  const text = await readFile(path.join(root, name), 'utf8').catch(() => undefined);
  if (text === undefined) {
    const wrong = 'This file is missing.';
    const instead = 'Take it back from the version before: posts name its entries.';
    return {keys: undefined, problems: [{file, ...top, wrong, instead}]};
  }
  const yaml = readYaml(text.replace(/^\uFEFF/, ''), {flat: false});
  if ('wrong' in yaml) return {keys: undefined, problems: [{file, ...yaml}]};
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
      ? told(error, yaml, (unknown) => unknownEntryKey(unknown, schema), [key])
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

/* ---- From zod's issues to places in the file ---- */

function told(
  {issues}: z.ZodError,
  yaml: Yaml,
  unknownKey: (key: string) => string,
  parent: readonly string[] = [],
): Mistake[] {
  return issues.flatMap((issue) => {
    const at = [...parent, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        ...yaml.place([...at, key], 'key'),
        ...worded(unknownKey(key)),
      }));
    }
    return {...yaml.place(at), ...worded(issue.message)};
  });
}

/** The two halves of what the schema says. */
function worded(message: string): Pick<Mistake, 'wrong' | 'instead'> {
  const [wrong = '', instead = ''] = message.split('\n→ ');
  return {wrong, instead};
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
