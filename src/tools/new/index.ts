/**
 * `npm run new`: creates a page, a piece of news, media coverage or a press release. It asks for everything that no
 * flag gives.
 */
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {intro, isCancel, log, multiselect, outro, select, text} from '@clack/prompts';

import {baseUrl} from '../../company/site';
import {addAddresses} from '../../validation/launch/addresses';
import {pageSchema} from '../../validation/pageSchema';
import {formatProblem, messageOf} from '../../validation/problem';
import {createSlug, slugPattern} from '../../validation/slug';
import {validate} from '../../validation/validate';
import {postSchemas} from '../../newsroom/build/schema';
import {entriesOf, loadContent} from '../check/content';
import {checkContent, isWarning} from '../check/rules';
import {publishedAddresses} from '../check/rules/addresses';
import {permalinkOf} from '../check/siteMap';
import {runTool, ToolError} from '../cli';
import {imageFormat} from '../../validation/imageFiles';
import {kinds, scaffold, type Answers, type Kind, type Scaffold} from '../../validation/scaffold';

const root = process.cwd(); // npm runs scripts in the folder of package.json

const help = `Creates a page or a post: npm run new

Every answer can also be given as a flag:

  npm run new -- --kind page --title "Airport rides in Guwahati" --description "One sentence about the page …"
  npm run new -- --kind news --title … --description … --tags rides,fleet --date 2026-12-05 --image photo.jpg --imageAlt …

  --kind         ${kinds.join(', ')}
  --title        its title
  --description  one sentence that makes people want to read it
  --slug         the last part of the path; by default the title in lower case with hyphens
  --date         the day of a post, 2026-12-05; by default today in India
  --tags         one to three topics of news/tags.yml
  --image        the lead image of a post; its name becomes one for the web
  --imageAlt     what that image shows
  --outlet       media coverage: who writes about EVO
  --outletUrl    media coverage: the address of the article
`;

const value = {type: 'string'} as const;
// prettier-ignore
const options = {
  kind: value, title: value, description: value, slug: value, date: value, tags: value,
  image: value, imageAlt: value, outlet: value, outletUrl: value,
} as const;

type Flags = Partial<Record<keyof typeof options, string>>;

/** What was answered so far, also by flags. */
const given: Flags = {};

void runTool('npm run new', help, async () => {
  const created = scaffold(await askForAnswers(parseArgs({options}).values));
  for (const [file, content] of Object.entries(await prepareFiles(created))) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  addAddresses(root, publishedAddresses(loadContent(root)));
  outro(`Created ${created.file}.`);
  const address = `http://localhost:3000${baseUrl}${permalinkOf(created.file)?.slice(1) ?? ''}`;
  console.log(`See it at ${address} while \`npm start\` runs.`);
  console.log('Replace the sample words with yours, then run `npm run check`.');
});

/** Asks a question that no flag answers. Without a terminal, that is an error. */
async function ask<Answer>(flag: string, question: () => Promise<Answer>) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    const again = `${commandAgain()} --${flag} '…'`;
    throw new ToolError(
      `--${flag} is missing.`,
      `Add it: ${again} (all flags: npm run new -- --help)`,
    );
  }
  const answer = await question();
  if (isCancel(answer))
    throw new ToolError('Nothing was created.', `Go on with: ${commandAgain()}`);
  return answer as Exclude<Awaited<Answer>, symbol>;
}

const questions = {
  title: 'What is its title?',
  slug: 'What is the last part of its address? Small Latin letters, digits and hyphens.',
  description: 'What is it about, in one sentence that makes people want to read it?',
  outlet: 'Who writes about EVO?',
  outletUrl: 'Where is the article? https://…',
  image: 'Where is its photograph? Drag the file here, or write its path.',
  imageAlt: 'What does the image show?',
};

async function askForAnswers(flags: Flags): Promise<Answers> {
  if (process.stdout.isTTY) intro('npm run new');
  Object.assign(given, flags);
  const kind = readKind(flags.kind) ?? (await ask('kind', askForKind));
  given.kind = kind;
  const answerOf = async (flag: keyof typeof questions): Promise<string> => {
    const validate = (answer = '') => findProblem(kind, flag, answer);
    const answer =
      flags[flag] ?? (await ask(flag, () => text({message: questions[flag], validate})));
    given[flag] = answer;
    return answer;
  };
  const isCoverage = kind === 'media-coverage';
  const isPost = kind !== 'page';
  const title = await answerOf('title');
  const slug = flags.slug ?? createSlug(title);
  return {
    kind,
    title,
    description: await answerOf('description'),
    slug: slug === '' ? await answerOf('slug') : readSlug(slug),
    date: flags.date ?? new Date().toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'}),
    tags: isPost ? (flags.tags?.split(/ *, */) ?? (await askForTags())) : [],
    outlet: isCoverage ? await answerOf('outlet') : '',
    outletUrl: isCoverage ? await answerOf('outletUrl') : '',
    image: isPost ? pathOf(await answerOf('image')) : '',
    imageAlt: isPost ? await answerOf('imageAlt') : '',
  };
}

/** A command with every answer, so that nothing has to be typed again. */
function commandAgain(): string {
  const quote = (answer: string) => `'${answer.replaceAll("'", `'\\''`)}'`;
  const flags = Object.entries(given).map(([flag, answer]) => ` --${flag} ${quote(answer)}`);
  return `npm run new --${flags.join('')}`;
}

/** The path of a file as a terminal writes it after dragging: in quotes, or with backslashes before spaces. */
function pathOf(answer: string): string {
  const bare = answer.trim().replace(/^(['"])(.*)\1$/, '$2');
  return existsSync(bare) ? bare : bare.replace(/\\(?=[\s()'&])/g, '');
}

function findImageProblem(answer: string): string | undefined {
  const file = pathOf(answer);
  if (!existsSync(file)) return `The image ${file} does not exist.`;
  if (!statSync(file).isFile()) return `${file} is a folder, not an image.`;
  return imageFormat.test(file) ? undefined : 'Save the image as a JPEG, PNG, WebP or AVIF file.';
}

/** What `npm run check` would report of an answer. */
function findProblem(kind: Kind, key: string, answer: unknown): string | undefined {
  if (key === 'image') return findImageProblem(String(answer));
  if (key === 'slug')
    return slugPattern.test(String(answer)) ? undefined : 'Write it like airport-rides.';
  const everyName = {tags: undefined, authors: undefined};
  const schema = kind === 'page' ? pageSchema : postSchemas(everyName)(kind);
  const start = {line: 1, column: 1};
  const source = {file: '', data: {[key]: answer}, locate: () => start};
  return validate(source, schema)
    .filter(({params}) => 'key' in params && params.key === key)
    .map((problem) => messageOf(problem).text)[0];
}

function readKind(flag: string | undefined): Kind | undefined {
  const kind = kinds.find((each) => each === flag);
  if (kind || flag === undefined) return kind;
  throw new ToolError(`--kind is "${flag}".`, `Use one of: ${kinds.join(', ')}.`);
}

function readSlug(slug: string): string {
  given.slug = slug;
  if (slugPattern.test(slug)) return slug;
  const correct = createSlug(slug) || 'airport-rides';
  throw new ToolError(`--slug is "${slug}".`, `Use --slug ${correct}`);
}

function askForKind() {
  const kindOptions = kinds.map((kind) => ({value: kind, label: kind.replace('-', ' ')}));
  return select<Kind>({message: 'What would you like to create?', options: kindOptions});
}

async function askForTags(): Promise<string[]> {
  const entries = Object.keys(entriesOf(loadContent(root), 'news/tags.yml'));
  const choices = entries.map((value) => ({value}));
  const question = () => multiselect({message: 'Which topics? One to three.', options: choices});
  for (;;) {
    const tags = await ask('tags', question);
    const problem = findProblem('news', 'tags', tags);
    if (!problem) {
      given.tags = tags.join(',');
      return tags;
    }
    log.error(problem);
  }
}

/** The files to write. Throws if one would overwrite something or would not pass `npm run check`. */
async function prepareFiles({file, text: content, image}: Scaffold) {
  if (existsSync(file)) {
    throw new ToolError(`${file} exists already.`, 'Use another title, or add --slug another-name');
  }
  const imageProblem = image && findImageProblem(image.from);
  if (imageProblem)
    throw new ToolError(imageProblem, 'Write the path of a photograph after --image');
  const files: Record<string, string | Uint8Array> = {[file]: content};
  if (image) files[image.to] = readFileSync(image.from);
  const problems = (await checkContent(loadContent(root, files))).filter(
    (problem) => problem.file in files && !isWarning(problem),
  );
  if (problems.length === 0) return files;
  const list = [...problems.map(formatProblem), 'Nothing was created.'].join('\n\n');
  throw new ToolError(list, `Correct this, and run again: ${commandAgain()}`);
}
