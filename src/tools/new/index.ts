/**
 * `npm run new`: begins a page, a piece of news, media coverage or a press release. Asks what it needs to know; what is
 * given as a flag is not asked.
 */
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';

import {cancel, intro, isCancel, multiselect, outro, select, text} from '@clack/prompts';
import {parse} from 'yaml';

import {messageOf} from '../../content/problem';
import {loadContent} from '../check/content';
import {checkContent} from '../check/rules';
import {kinds, make, slugOf, spare} from './make';
import type {Answers, Kind, Made} from './make';

const root = path.resolve(fileURLToPath(new URL('../../..', import.meta.url)));

const help = `Begins a page or a post: npm run new

Every answer can also be given as a flag:

  npm run new -- --kind page --title "Airport rides in Guwahati" --description "One sentence of 50 to 160 characters …"
  npm run new -- --kind news --title … --description … --tags rides,fleet --date 2026-12-05 --image photo.jpg --imageAlt …

  --kind         ${kinds.join(', ')}
  --title        10 to 60 characters for a page, 10 to 90 for a post
  --description  50 to 160 characters
  --slug         the last part of the address; without it, made from the title
  --date         the day of a post, 2026-12-05; without it, today in India
  --tags         one to three topics of news/tags.yml
  --image        the picture of a post; without it, a picture of ours until you have one
  --imageAlt     what that picture shows
  --outlet       media coverage: who writes about us
  --outletUrl    media coverage: the address of the article
`;

const options = {
  kind: {type: 'string'},
  title: {type: 'string'},
  description: {type: 'string'},
  slug: {type: 'string'},
  date: {type: 'string'},
  tags: {type: 'string'},
  image: {type: 'string'},
  imageAlt: {type: 'string'},
  outlet: {type: 'string'},
  outletUrl: {type: 'string'},
  help: {type: 'boolean'},
} as const;

type Flags = Partial<Record<Exclude<keyof typeof options, 'help'>, string>>;

/** Something that the person who runs this can put right. */
class Refused extends Error {}

/** The question was left with Ctrl+C. */
class Left extends Error {}

async function main(): Promise<number> {
  try {
    const {values} = parseArgs({options, allowPositionals: false});
    if (values.help) {
      console.log(help);
      return 0;
    }
    const made = make(await answersFrom(values));
    await refuseWrong(made);
    write(made);
    outro(`Wrote ${made.file}.`);
    console.log(`See it at http://localhost:3000${made.address} while \`npm start\` runs.`);
    console.log('Write your words into it, then run `npm run check`.');
    return 0;
  } catch (error) {
    if (error instanceof Left) {
      cancel('Nothing was written.');
    } else if (error instanceof Refused || isFlagError(error)) {
      console.error((error as Error).message);
      if (isFlagError(error)) console.error('→ The flags are in: npm run new -- --help');
      console.error('Nothing was written.');
    } else {
      throw error;
    }
    return 1;
  }
}

const isFlagError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Puts flags and answers together. Without a terminal nothing can be asked, and what is missing is told. */
async function answersFrom(flags: Flags): Promise<Answers> {
  const canAsk = process.stdin.isTTY && process.stdout.isTTY;
  if (canAsk) intro('Something new');
  const ask = async <T>(
    flag: keyof Flags,
    what: string,
    question: () => Promise<T>,
  ): Promise<Exclude<T, symbol>> => {
    if (!canAsk)
      throw new Refused(`--${flag} is missing. ${what}\n→ Every flag is in: npm run new -- --help`);
    const answer = await question();
    if (isCancel(answer)) throw new Left();
    return answer as Exclude<T, symbol>;
  };
  const line = (
    flag: keyof Flags,
    message: string,
    placeholder: string,
    least: number,
    most: number,
  ) =>
    ask(flag, message, () =>
      text({
        message,
        placeholder,
        validate: (value = '') => lengthProblem(value, least, most),
      }),
    );

  const kind = kindFrom(
    flags.kind ??
      (await ask('kind', `one of ${kinds.join(', ')}`, () =>
        select({
          message: 'What do you begin?',
          options: [
            {value: 'page', label: 'A page'},
            {value: 'news', label: 'News'},
            {value: 'media-coverage', label: 'Media coverage: what others write about us'},
            {value: 'press-release', label: 'A press release'},
          ],
        }),
      )),
  );
  const isPost = kind !== 'page';
  const title =
    flags.title ??
    (await line('title', 'What is its title?', 'Airport rides in Guwahati', 10, isPost ? 90 : 60));
  const description =
    flags.description ??
    (await line(
      'description',
      'What is it about, in one sentence that makes people want to read it?',
      '50 to 160 characters',
      50,
      160,
    ));
  const slug = flags.slug ?? slugOf(title);
  if (!isPost) return {...nothing, kind, title, description, slug};

  const topics = Object.keys(parse(readFileSync(`${root}/news/tags.yml`, 'utf8')) as object);
  const tags =
    flags.tags?.split(',').map((tag) => tag.trim()) ??
    (await ask('tags', `one to three of ${topics.join(', ')}`, () =>
      multiselect({
        message: 'Which topics? One to three.',
        options: topics.map((topic) => ({value: topic, label: topic})),
      }),
    ));
  const isCoverage = kind === 'media-coverage';
  const outlet = isCoverage
    ? (flags.outlet ??
      (await line('outlet', 'Who writes about us?', 'The name of the paper', 1, 90)))
    : '';
  const outletUrl = isCoverage
    ? (flags.outletUrl ?? (await line('outletUrl', 'Where is the article?', 'https://…', 10, 500)))
    : '';
  const image = flags.image ?? spare.image;
  const imageAlt =
    flags.imageAlt ??
    (flags.image
      ? await line('imageAlt', 'What does the picture show?', 'An EVO cab …', 10, 200)
      : spare.imageAlt);
  const date = flags.date ?? today();
  return {kind, title, description, slug, date, tags, image, imageAlt, outlet, outletUrl};
}

const nothing = {date: '', tags: [], image: '', imageAlt: '', outlet: '', outletUrl: ''};

function kindFrom(value: string): Kind {
  const kind = kinds.find((each) => each === value);
  if (!kind) {
    throw new Refused(`--kind is "${value}". Allowed are ${kinds.join(', ')}.`);
  }
  return kind;
}

function lengthProblem(value: string, least: number, most: number): string | undefined {
  const {length} = Array.from(value.trim());
  if (length < least) return `${length} characters: at least ${least}, please.`;
  if (length > most) return `${length} characters: at most ${most}, please.`;
  return undefined;
}

/** The day in India, `2026-12-05`. */
function today(): string {
  return new Intl.DateTimeFormat('en-CA', {timeZone: 'Asia/Kolkata'}).format(new Date());
}

/** Refuses what would not pass `npm run check`, or would write over something. */
async function refuseWrong({file, text: words, picture}: Made): Promise<void> {
  if (existsSync(`${root}/${file}`)) {
    throw new Refused(
      `${file} is there already.\n→ Take another title, or give another address: --slug another-name`,
    );
  }
  if (picture && !existsSync(path.resolve(root, picture.from))) {
    throw new Refused(
      `There is no picture ${picture.from}.\n→ Give its path from the project's folder, or leave --image out.`,
    );
  }
  const changes = {
    [file]: words,
    ...(picture && {[picture.to]: readFileSync(path.resolve(root, picture.from))}),
  };
  const problems = (await checkContent(loadContent(root, changes)))
    .filter((problem) =>
      problem.file.startsWith(path.dirname(file) === 'pages' ? file : path.dirname(file)),
    )
    .map(messageOf)
    .filter(({severity}) => severity !== 'warning');
  if (problems.length > 0) {
    throw new Refused(problems.map(({text, fix}) => `${text}\n→ ${fix}`).join('\n'));
  }
}

function write({file, text: words, picture}: Made): void {
  const target = `${root}/${file}`;
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, words);
  if (picture) copyFileSync(path.resolve(root, picture.from), `${root}/${picture.to}`);
}

process.exitCode = await main();
