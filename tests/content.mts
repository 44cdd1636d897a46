/**
 * `npm run test:content`: edits a copy as owners and writers do, with each data set of `tests/content/`, and runs
 * `npm test` there. `npx tsx tests/content.mts few check build` runs one data set and these scripts only.
 */
import * as fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {globSync} from 'tinyglobby';

import {millisecondsPerDay} from '../src/clock';
import {rentalKeys} from '../src/company/fares';
import {languages} from '../src/company/languages';
import type content from './content/many.json';
import {addRedirect, editFile, editTexts, inCopies, run, writeFacts} from './support/scratchCopy';

type Content = typeof content;

/** Matches elements of a kind. */
const elements = (tag: string, prop = '') =>
  `<(${tag})\\b[^>]*${prop}(?:[^>]*/>|[^>]*>[^]*?</\\1>)\\n*`;

/** Copies an element, with other words where no two may have the same. */
const copyElement = (source: string, end: string) =>
  source.replace(/\bid="[^"]*/, `$&-${end}`).replace(/\b(?:title|asks|name)="[^"]*/, `$& ${end}`);

function editCompany({facts}: Content): void {
  writeFacts(facts);
  editTexts(' company="[^"]*"', () => '');
  const {rentals} = facts.fares;
  const [model = ''] = rentalKeys;
  for (const key of rentalKeys.filter((old) => rentals.every((rental) => rental.key !== old))) {
    editTexts(elements('Rental|Fare|Tile|Row', `rental="${key}"`), () => '');
    editTexts(`<\\w+ of="${key}" />`, () => 'some');
    editTexts(`(?<=/ride)#${key}\\b|[?]rental=${key}\\b`, () => '');
  }
  for (const {key, name} of rentals.filter((rental) => !rentalKeys.includes(rental.key))) {
    editTexts(elements('Rental|Fare', `rental="${model}"`), (found) =>
      [found, copyElement(found, name).replace(`"${model}"`, `"${key}"`)].join('\n\n'),
    );
  }
}

const setWords = (text: string, title: string, description: string) =>
  text
    .replace(/\btitle="[^"]*"/, () => `title="${title}"`)
    .replace(/^title: .*/m, () => `title: ${JSON.stringify(title)}`)
    .replace(/^description: .*/m, () => `description: ${JSON.stringify(description)}`);

function editNews({keptPosts, newPosts}: Content): void {
  const folders = globSync('news/2*', {onlyDirectories: true}).sort().reverse();
  for (const folder of folders.splice(keptPosts)) {
    const address = folder.replace(/(\d+)-(\d+)-(\d+)-(.*)\//, '$1/$2/$3/$4');
    fs.rmSync(folder, {recursive: true});
    editTexts(`/${address}(?![\\w-])|\\.\\./${path.basename(folder)}/index\\.md`, () => '/news');
    // Topics, authors and years without posts have no pages
    editTexts('(?<=/news)/(?:tags/[\\w-]+|authors/[\\w-]+|archive#\\d+)', () => '');
    addRedirect(`/${address}`, '/news');
  }
  for (const {daysAhead, title, description} of newPosts) {
    const time = new Date(Date.now() + daysAhead * millisecondsPerDay);
    const day = time.toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});
    fs.cpSync(folders.at(-1) ?? '', `news/${day}-new-post`, {recursive: true});
    editFile(`news/${day}-new-post/index.md`, (text) =>
      setWords(text, title, description).replace(/^date: .*/m, `date: ${day}`),
    );
  }
}

function editPages({page, renamed, ...content}: Content): void {
  for (const tag of content.deleted) editTexts(elements(tag), () => '');
  for (const tag of content.doubled)
    editTexts(elements(tag), (found) => `${found}\n\n${copyElement(found, 'again')}`);
  editTexts('\\bstations=\\{\\d+\\}', () => `stations={${content.stations}}`);
  fs.copyFileSync(`pages${page.copyOf}.mdx`, `pages${page.path}.mdx`);
  editFile('src/company/navigation.ts', (text) =>
    text.replace(/headerLinks: .*\n/, `$&{label: '${page.label}', to: '${page.path}'},`),
  );
  fs.renameSync(`pages${renamed.from}.mdx`, `pages${renamed.to}.mdx`);
  editTexts(`(?<=['"(]|actionTo: )${renamed.from}(?=['"#)\\s])`, () => renamed.to);
  addRedirect(renamed.from, renamed.to);
  const ignore = languages.slice(1).map((language) => `pages${language.path}.mdx`);
  for (const file of globSync('pages/**/*.mdx', {ignore})) {
    const {name} = path.parse(file);
    const title = `${content.headline}: ${name}`;
    editFile(file, (text) => setWords(text, title, `${content.description}: ${name}.`));
  }
}

const scripts = process.argv.slice(3);
inCopies('tests/content', (json) => {
  const content = JSON.parse(json) as Content;
  fs.appendFileSync('.config/words.txt', `${content.words.join('\n')}\n`);
  editCompany(content);
  editNews(content);
  editPages(content);
  run('npx prettier --write --log-level=warn src/company');
  for (const script of scripts.length > 0 ? scripts : ['test']) run(`npm run ${script}`);
});
