/**
 * `npm run new`: creates a page, a piece of news, media coverage or a press release. It asks for everything that no
 * flag gives.
 */
import {existsSync, mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {intro, isCancel, log, multiselect, outro, select, text} from '@clack/prompts';
import * as z from 'zod';

import {baseUrl} from '../../company/site';
import {fieldInfo} from '../../validation/fields';
import {addAddresses} from '../../validation/launch/addresses';
import {pageSchema} from '../../validation/pageSchema';
import {formatProblem, messageOf, type Message} from '../../validation/problem';
import {createSlug, slugPattern} from '../../validation/slug';
import {validate} from '../../validation/validate';
import {postSchemas} from '../../newsroom/build/schema';
import {entriesOf, loadContent} from '../check/content';
import {checkContent, isWarning} from '../check/rules';
import {publishedAddresses} from '../check/rules/addresses';
import {permalinkOf} from '../check/siteMap';
import {runTool, ToolError} from '../cli';
import {imageFormat} from '../../validation/imageFiles';
import {kinds, scaffold, type Answers, type Scaffold} from '../../validation/scaffold';

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

type Flag = keyof typeof options;

/** What was answered so far, also by flags. */
const given: Partial<Record<Flag, string>> = {};

/* ---- Questions ---- */

const questions: Partial<Record<Flag, string>> = {
  title: 'What is its title?',
  slug: 'What is the last part of its address? Small Latin letters, digits and hyphens.',
  description: 'What is it about, in one sentence that makes people want to read it?',
  outlet: 'Who writes about EVO?',
  outletUrl: 'Where is the article? https://…',
  image: 'Where is its photograph? Drag the file here, or write its path.',
  imageAlt: 'What does the image show?',
};

async function askForAnswers(): Promise<Answers> {
  if (process.stdout.isTTY) intro('npm run new');
  const today = new Date().toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});
  const kind = kindOf(await answerOf('kind', askForKind));
  const title = await answerOf('title');
  const slug = createSlug(title);
  if (slug !== '') given.slug ??= slug;
  const isPost = kind !== 'page';
  const isCoverage = kind === 'media-coverage';
  return {
    kind,
    title,
    description: await answerOf('description'),
    slug: await answerOf('slug'),
    date: given.date === undefined ? today : await answerOf('date'),
    tags: isPost ? splitTags(await answerOf('tags', askForTags)) : [],
    outlet: isCoverage ? await answerOf('outlet') : '',
    outletUrl: isCoverage ? await answerOf('outletUrl') : '',
    image: isPost ? pathOf(await answerOf('image')) : '',
    imageAlt: isPost ? await answerOf('imageAlt') : '',
  };
}

/** The answer that a flag gives, or else the writer. Without a terminal, a missing flag is an error. */
async function answerOf(flag: Flag, ask = askForText): Promise<string> {
  const isAsked = given[flag] === undefined;
  if (isAsked && !(process.stdin.isTTY && process.stdout.isTTY)) {
    const again = `${commandAgain()} --${flag} '…'`;
    throw new ToolError(
      `--${flag} is missing.`,
      `Add it: ${again} (all flags: npm run new -- --help)`,
    );
  }
  const answer = given[flag] ?? (await ask(flag));
  if (isCancel(answer)) {
    throw new ToolError('Nothing was created.', `Go on with: ${commandAgain()}`);
  }
  const problem = findProblem(flag, String(answer));
  if (problem) throw new ToolError(problem.text, problem.fix);
  return (given[flag] = String(answer));
}

function askForText(flag: Flag): Promise<string | symbol> {
  const validate = (answer = '') => {
    const problem = findProblem(flag, answer);
    return problem && `${problem.text} ${problem.fix}`;
  };
  return text({message: questions[flag] ?? flag, validate});
}

function askForKind(): Promise<string | symbol> {
  const kindOptions = kinds.map((kind) => ({value: kind, label: kind.replace('-', ' ')}));
  return select<string>({message: 'What would you like to create?', options: kindOptions});
}

async function askForTags(flag: Flag): Promise<string | symbol> {
  const choices = knownTags().map((tag) => ({value: tag}));
  let initialValues: string[] = [];
  for (;;) {
    const message = 'Which topics? One to three.';
    const tags = await multiselect({message, options: choices, initialValues});
    if (isCancel(tags)) return tags;
    const problem = findProblem(flag, tags.join(','));
    if (!problem) return tags.join(',');
    log.error(`${problem.text} ${problem.fix}`);
    initialValues = tags;
  }
}

/** A command with every answer, so that nothing has to be typed again. */
function commandAgain(): string {
  const quote = (answer: string) => `'${answer.replaceAll("'", `'\\''`)}'`;
  const flags = Object.entries(given).map(([flag, answer]) => ` --${flag} ${quote(answer)}`);
  return `npm run new --${flags.join('')}`;
}

/* ---- Answers ---- */

const kindOf = (answer: string | undefined) => kinds.find((each) => each === answer) ?? 'page';

const knownTags = () => Object.keys(entriesOf(loadContent(root), 'news/tags.yml'));

const splitTags = (answer: string) => answer.split(/[,;\s]+/).filter(Boolean);

/** The path of a file as a terminal writes it after dragging: a URL, in quotes, or with backslashes before spaces. */
function pathOf(answer: string): string {
  const bare = answer.trim().replace(/^(['"])(.*)\1$/, '$2');
  if (bare.startsWith('file://')) return fileURLToPath(bare);
  const file = bare.replace(/^~(?=\/)/, homedir());
  return existsSync(file) ? file : file.replace(/\\(?=[\s()'&])/g, '');
}

/** What is wrong with an answer: of most of them, what `npm run check` would report. */
function findProblem(flag: Flag, answer: string): Message | undefined {
  if (flag === 'image') return findImageProblem(pathOf(answer));
  const kind = kindOf(given.kind);
  const ofKind =
    kind === 'page' ? pageSchema : postSchemas({tags: knownTags(), authors: undefined})(kind);
  const source = {
    file: '',
    data: {[flag]: flag === 'tags' ? splitTags(answer) : answer},
    locate: () => ({line: 1, column: 1}),
  };
  return validate(source, flag in otherKeys.shape ? otherKeys : ofKind)
    .filter(({params}) => params['key'] === flag)
    .map(messageOf)[0];
}

/** Answers that are no front matter. */
const otherKeys = z.object({
  kind: z.enum(kinds).register(fieldInfo, {example: 'page'}),
  slug: z.string().regex(slugPattern).register(fieldInfo, {example: 'airport-rides'}),
  date: z.iso.date().register(fieldInfo, {example: '2026-12-05'}),
});

function findImageProblem(file: string): Message | undefined {
  const fix = 'Write the path of a photograph.';
  if (!existsSync(file)) return {text: `The image ${file} does not exist.`, fix};
  if (!statSync(file).isFile()) return {text: `${file} is a folder, not an image.`, fix};
  const format = {text: `Browsers cannot show ${file}.`, fix: 'Save it as a JPEG or PNG.'};
  return imageFormat.test(file) ? undefined : format;
}

/** The files to write. Throws if one would overwrite something or would not pass `npm run check`. */
async function prepareFiles({file, text: content, image}: Scaffold) {
  if (existsSync(file)) {
    throw new ToolError(`${file} exists already.`, 'Use another title, or add --slug another-name');
  }
  const files: Record<string, string | Uint8Array> = {[file]: content};
  if (image) files[image.to] = readFileSync(image.from);
  const problems = (await checkContent(loadContent(root, files))).filter(
    (problem) => problem.file in files && !isWarning(problem),
  );
  if (problems.length === 0) return files;
  const list = [...problems.map(formatProblem), 'Nothing was created.'].join('\n\n');
  throw new ToolError(list, `Correct this, and run again: ${commandAgain()}`);
}

void runTool('npm run new', help, async () => {
  Object.assign(given, parseArgs({options}).values);
  const created = scaffold(await askForAnswers());
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
