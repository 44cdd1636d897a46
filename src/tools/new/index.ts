/*
 * `npm run new`: creates a page, a piece of news, media coverage or a press release. It asks for everything that no
 * flag gives.
 */
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {cancel, intro, isCancel, multiselect, outro, select, text} from '@clack/prompts';
import {parse} from 'yaml';

import {messageOf} from '../../content/problem';
import {createSlug} from '../../content/slug';
import {loadContent} from '../check/content';
import {checkContent} from '../check/rules';
import {defaultImage, kinds, scaffold} from './scaffold';
import type {Answers, Kind, Scaffold} from './scaffold';

const root = process.cwd(); // npm runs scripts in the folder of package.json

const help = `Creates a page or a post: npm run new

Every answer can also be given as a flag:

  npm run new -- --kind page --title "Airport rides in Guwahati" --description "One sentence of 50 to 160 characters …"
  npm run new -- --kind news --title … --description … --tags rides,fleet --date 2026-12-05 --image photo.jpg --imageAlt …

  --kind         ${kinds.join(', ')}
  --title        10 to 60 characters for a page, 10 to 90 for a post
  --description  50 to 160 characters
  --slug         the last part of the path; by default the title in lower case with hyphens
  --date         the day of a post, 2026-12-05; by default today in India
  --tags         one to three topics of news/tags.yml
  --image        the lead image of a post; by default one from the site
  --imageAlt     what that image shows
  --outlet       media coverage: who writes about EVO
  --outletUrl    media coverage: the address of the article
`;

const value = {type: 'string'} as const;
// prettier-ignore
const options = {
  kind: value, title: value, description: value, slug: value, date: value, tags: value,
  image: value, imageAlt: value, outlet: value, outletUrl: value,
  help: {type: 'boolean', short: 'h'},
} as const;

type Flags = Partial<Record<Exclude<keyof typeof options, 'help'>, string>>;

/** A reason why nothing can be created, with what to do about it. */
class InputError extends Error {}
class CancelledError extends Error {}

async function main(): Promise<void> {
  const {help: wantsHelp, ...flags} = readFlags();
  if (wantsHelp) {
    console.log(help);
    return;
  }
  const created = scaffold(await askForAnswers(flags));
  await refuseProblems(created);
  write(created);
  outro(`Created ${created.file}.`);
  console.log(`See it at http://localhost:3000${created.permalink} while \`npm start\` runs.`);
  console.log('Replace the sample words with yours, then run `npm run check`.');
}

function readFlags() {
  try {
    return parseArgs({options}).values;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new InputError(`${problem}\n→ List the flags: npm run new -- --help`);
  }
}

/** Asks a question that no flag answers. Without a terminal, that is an error. */
async function ask<Answer>(flag: string, question: () => Promise<Answer>) {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new InputError(`--${flag} is missing.\n→ List the flags: npm run new -- --help`);
  }
  const answer = await question();
  if (isCancel(answer)) throw new CancelledError();
  return answer as Exclude<Awaited<Answer>, symbol>;
}

const questions = {
  title: {
    message: 'What is its title?',
    placeholder: 'Airport rides in Guwahati',
    min: 10,
    max: 90,
  },
  description: {
    message: 'What is it about, in one sentence that makes people want to read it?',
    placeholder: '50 to 160 characters',
    min: 50,
    max: 160,
  },
  outlet: {message: 'Who writes about EVO?', placeholder: 'The name of the paper', min: 1, max: 90},
  outletUrl: {message: 'Where is the article?', placeholder: 'https://…', min: 10, max: 500},
  imageAlt: {message: 'What does the image show?', placeholder: 'An EVO cab …', min: 10, max: 200},
};

async function askForAnswers(flags: Flags): Promise<Answers> {
  if (process.stdout.isTTY) intro('npm run new');
  const answerOf = (flag: keyof typeof questions) =>
    flags[flag] ?? ask(flag, () => text({...questions[flag], validate: validateLength(flag)}));
  const kind = readKind(flags.kind) ?? (await ask('kind', askForKind));
  const isCoverage = kind === 'media-coverage';
  const title = await answerOf('title');
  return {
    kind,
    title,
    description: await answerOf('description'),
    slug: flags.slug ?? createSlug(title),
    date: flags.date ?? new Date().toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'}),
    tags: kind === 'page' ? [] : (flags.tags?.split(/ *, */) ?? (await ask('tags', askForTags))),
    outlet: isCoverage ? await answerOf('outlet') : '',
    outletUrl: isCoverage ? await answerOf('outletUrl') : '',
    ...(flags.image ? {image: flags.image, imageAlt: await answerOf('imageAlt')} : defaultImage),
  };
}

function validateLength(flag: keyof typeof questions) {
  const {min, max} = questions[flag];
  return (value = '') => {
    const {length} = Array.from(value.trim());
    if (length < min) return `${length} characters: write at least ${min}.`;
    return length > max ? `${length} characters: write at most ${max}.` : undefined;
  };
}

function readKind(flag: string | undefined): Kind | undefined {
  const kind = kinds.find((each) => each === flag);
  if (kind || flag === undefined) return kind;
  throw new InputError(`--kind is "${flag}".\n→ Use one of: ${kinds.join(', ')}.`);
}

function askForKind() {
  return select<Kind>({
    message: 'What would you like to create?',
    options: [
      {value: 'page', label: 'A page'},
      {value: 'news', label: 'News'},
      {value: 'media-coverage', label: 'Media coverage: what others write about EVO'},
      {value: 'press-release', label: 'A press release'},
    ],
  });
}

function askForTags() {
  const tags = parse(readFileSync(path.join(root, 'news/tags.yml'), 'utf8')) as object;
  const choices = Object.keys(tags).map((value) => ({value, label: value}));
  return multiselect({message: 'Which topics? One to three.', options: choices});
}

/** Throws if the file would overwrite something or would not pass `npm run check`. */
async function refuseProblems({file, text: content, image}: Scaffold): Promise<void> {
  if (existsSync(path.join(root, file))) {
    throw new InputError(
      `${file} exists already.\n→ Use another title, or add --slug another-name`,
    );
  }
  if (image && !existsSync(path.resolve(root, image.from))) {
    throw new InputError(
      `The image ${image.from} does not exist.\n→ Write its path from the project's folder, or omit --image`,
    );
  }
  const changes = {
    [file]: content,
    ...(image && {[image.to]: readFileSync(path.resolve(root, image.from))}),
  };
  const messages = (await checkContent(loadContent(root, changes)))
    .filter((problem) => [file, image?.to].includes(problem.file))
    .map(messageOf)
    .filter(({severity}) => severity !== 'warning');
  if (messages.length > 0) {
    throw new InputError(messages.map(({text, fix}) => `${text}\n→ ${fix}`).join('\n'));
  }
}

function write({file, text: content, image}: Scaffold): void {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
  if (image) copyFileSync(path.resolve(root, image.from), path.join(root, image.to));
}

main().catch((error: unknown) => {
  process.exitCode = 1;
  if (error instanceof CancelledError) cancel('Nothing was created.');
  else if (error instanceof InputError) console.error(`${error.message}\nNothing was created.`);
  else console.error(error);
});
