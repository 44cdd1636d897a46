/**
 * `npm run test:content`: changes a copy of the last commit as owners and writers do, with each data set of
 * `tests/content/`, and runs `npm test` there. Only content changes, so a failure means that a test or a rule forbids what
 * they may do. `-- --data few --steps check,build` runs one data set and these scripts only.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {parseArgs} from 'node:util';

import {globSync} from 'tinyglobby';
import {SKIP, visit} from 'unist-util-visit';

import {attributeOf, isJsx, type Jsx} from '../src/check/jsx';
import {readPage, sourceOf, startOf} from '../src/check/page';
import {languages} from '../src/company/languages';
import {components} from '../src/sections/components';
import type few from './content/few.json';
import type many from './content/many.json';

type Content = typeof few | typeof many;

const read = (file: string) => fs.readFileSync(file, 'utf8');
const pageFiles = () => globSync('pages/**/*.mdx').sort();
const postFolders = () => globSync('news/2*', {onlyDirectories: true}).sort();
/** Every file that may name an address. */
const textFiles = () => [
  ...pageFiles(),
  ...globSync(['news/*/index.md', 'src/company/{navigation,redirects}.ts']),
];

/** Changes a file. @throws when the change finds no place, because the content has another structure */
function edit(file: string, change: (text: string) => string): void {
  const before = read(file);
  const after = change(before);
  if (after === before) throw new Error(`${file}: no place for ${change.toString()}`);
  fs.writeFileSync(file, after);
}

/** Changes every text that has a pattern. */
function editTexts(pattern: RegExp, replacement: string): void {
  for (const file of textFiles()) {
    const text = read(file);
    if (text.search(pattern) >= 0) fs.writeFileSync(file, text.replaceAll(pattern, replacement));
  }
}

/** Replaces elements of all pages by texts; `undefined` keeps one. @throws when none is replaced */
function replaceElements(what: string, replace: (node: Jsx, source: string) => string | undefined) {
  let count = 0;
  for (const file of pageFiles()) {
    const page = readPage(file, read(file), {tags: [], authors: []});
    const edits: {start: number; source: string; text: string}[] = [];
    visit(page.tree, (node) => {
      if (!isJsx(node)) return undefined;
      const source = sourceOf(page, node);
      const text = replace(node, source);
      if (text === undefined) return undefined;
      edits.push({start: startOf(node), source, text});
      return SKIP;
    });
    const result = edits.reduceRight(
      (all, {start, source, text}) => all.slice(0, start) + text + all.slice(start + source.length),
      page.text,
    );
    if (edits.length > 0) fs.writeFileSync(file, result);
    count += edits.length;
  }
  if (count === 0) throw new Error(`No page has ${what}.`);
}

/** Returns an element with other names, as a writer who copies it writes them. */
const renameElement = (source: string, name: number | string) =>
  source
    .replace(/\bid="([^"]*)"/, `id="$1-${name}"`)
    .replace(/\b(title|asks|name)="([^"]*)"/, `$1="$2 ${name}"`);

/** Sets the number of items of every list. Items that a link leads to stay. */
function setItems(counts: Readonly<Record<string, number>>): void {
  const texts = textFiles().map(read).join('\n');
  replaceElements('lists', (node, source) => {
    const {list, isRequired} = components.get(node.name ?? '')?.content ?? {};
    const items = node.children.filter((child) => isJsx(child) && child.name === list) as Jsx[];
    if (isRequired || items.length === 0) return undefined;
    const count = counts[node.name ?? ''] ?? counts['others'] ?? items.length;
    const sources = items.map(({position}) =>
      source.slice(
        (position?.start.offset ?? 0) - startOf(node),
        (position?.end.offset ?? 0) - startOf(node),
      ),
    );
    const isLinked = (item: string) => {
      const [, id] = /\bid="([^"]*)"/.exec(item) ?? [];
      return id !== undefined && texts.includes(`#${id}`);
    };
    const deleted = sources.slice(count).filter((item) => !isLinked(item));
    const shorter = deleted.reduce((text, item) => text.replace(item, ''), source);
    const last = sources.at(-1) ?? '';
    const copies = Array.from({length: Math.max(0, count - items.length)}, (_, index) =>
      renameElement(last, index + 2),
    );
    return shorter.replace(last, () => [last, ...copies].join('\n\n'));
  });
}

type Json = Record<string, unknown>;
type Rental = (typeof many)['newRentals'][number];

/** Changes the list in a JSON file of facts, such as `clients.json`. */
function editFacts<Item = Json>(name: string, change: (items: Item[]) => Item[]): void {
  edit(`src/company/data/${name}.json`, (text) => {
    const facts = JSON.parse(text) as Record<string, Item[]>;
    const [key = ''] = Object.keys(facts);
    return `${JSON.stringify({...facts, [key]: change(facts[key] ?? [])}, null, 2)}\n`;
  });
}

/** Replaces the clients. They have the logos of those who were there. */
const changeClients = (names: readonly string[]) =>
  editFacts('clients', (items) =>
    names.map((name, index) => ({...items[index % items.length], name})),
  );

function removeRental(key: string): void {
  editFacts('fares', (rentals) => rentals.filter((rental) => rental['key'] !== key));
  editTexts(new RegExp(`^- .*\\bof="${key}".*\n`, 'gm'), '');
  editTexts(new RegExp(`/ride#${key}\\b`, 'g'), '/ride');
  replaceElements(`the rental ${key}`, (node, source) => {
    const isItem = attributeOf(node, 'rental')?.value === key;
    return isItem || (node.name === 'Row' && source.includes(`of="${key}"`)) ? '' : undefined;
  });
}

/** Adds a rental, with sections like those of the last one. */
function addRental(rental: Rental): void {
  let last: unknown;
  editFacts('fares', (rentals) => {
    last = rentals.at(-1)?.['key'];
    return [...rentals, rental];
  });
  replaceElements(`the rental ${String(last)}`, (node, source) => {
    const isLast = attributeOf(node, 'rental')?.value === last;
    if (!isLast || !['Rental', 'Fare'].includes(node.name ?? '')) return undefined;
    const copy = renameElement(source, rental.name);
    return `${source}\n\n${copy.replace(/\brental="[^"]*"/, `rental="${rental.key}"`)}`;
  });
}

const changeFares = ({prices, hours}: Content) =>
  editFacts('fares', (rentals) =>
    rentals.map((rental, index) => ({
      ...rental,
      from: prices[index % prices.length],
      ...('hours' in rental ? {hours} : {}),
    })),
  );

const dayAfter = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});

/** Adds a post like the oldest one, some days after today in India. */
function addPost({days, title, description}: (typeof many)['newPosts'][number]): void {
  const [oldest = ''] = postFolders();
  const date = dayAfter(days);
  const folder = `news/${date}-new-post-${days}`;
  fs.cpSync(oldest, folder, {recursive: true});
  edit(`${folder}/index.md`, (text) => setKeys(text, {title, description, date}));
}

/** Keeps the newest posts only, and redirects the others. */
function keepPosts(count: number): void {
  const deleted = postFolders().slice(0, -count);
  for (const folder of deleted) {
    fs.rmSync(folder, {recursive: true});
    const [, day = '', slug = ''] = /^news\/(\d{4}-\d\d-\d\d)-(.+?)\/?$/.exec(folder) ?? [];
    const address = `/news/${day.replaceAll('-', '/')}/${slug}`;
    editTexts(
      new RegExp(`${address}(?![\\w-])|\\.\\./${path.basename(folder)}/index\\.md`, 'g'),
      '/news',
    );
    edit('src/company/redirects.ts', (text) =>
      text.replace('];', () => `  {from: '${address}', to: '/news'},\n];`),
    );
  }
  if (deleted.length === 0) return;
  // Years, topics and authors without posts have no pages
  editTexts(/\/news\/(?:tags|authors)\/[\w-]+/g, '/news');
  editTexts(/(?<=\/news\/archive)#\d+/g, '');
}

/** Sets keys of front matter. */
function setKeys(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (result, [key, value]) =>
      result.replace(new RegExp(`^${key}: .*`, 'm'), () => `${key}: ${JSON.stringify(value)}`),
    text,
  );
}

/** Gives every English page another headline, title and description. */
function changeWords({headline, description}: Content): void {
  const translated = languages.slice(1).map((language) => `pages${language.path}.mdx`);
  for (const file of pageFiles().filter((each) => !translated.includes(each))) {
    const name = path.parse(file).name;
    edit(file, (text) =>
      setKeys(text, {title: `${headline}: ${name}`, description: `${description}: ${name}.`}),
    );
  }
  replaceElements('a headline', (node, source) =>
    components.get(node.name ?? '')?.isTop && attributeOf(node, 'lang') === undefined
      ? source.replace(/\btitle="[^"]*"/, () => `title="${headline}"`)
      : undefined,
  );
}

/** Adds a page with the menu's new entry. */
function addPage({page: {path: name, title, text}, menu, description}: Content): void {
  const head = `---\ntitle: ${title}\ndescription: ${JSON.stringify(`${description}.`)}\n---\n`;
  fs.writeFileSync(
    `pages/${name}.mdx`,
    `${head}\n<Article title="${title}">\n\n${text}\n\n</Article>\n`,
  );
  edit('src/company/navigation.ts', (menus) =>
    menus
      .replaceAll(/^(const \w+: NavLink = \{label: '[^']*)/gm, `$1${menu.suffix}`)
      .replace(
        /headerLinks: [^]*?\n(?=\];)/,
        (list) => `${list}  {label: ${JSON.stringify(menu.entry)}, to: '/${name}'},\n`,
      ),
  );
}

/** Makes all changes in the current folder. */
function changeContent(content: Content): void {
  fs.appendFileSync('.config/words.txt', `${['', ...content.names].join('\n')}\n`);
  changeClients(content.clients);
  for (const key of content.removedRentals) removeRental(key);
  for (const rental of content.newRentals) addRental(rental);
  changeFares(content);
  keepPosts(content.posts);
  for (const post of content.newPosts) addPost(post);
  setItems(content.items);
  editTexts(/\bstations=\{\d+\}/g, `stations={${content.stations}}`);
  edit('src/company/languages.ts', (text) =>
    text.replace(/name: '[^']*'/, `name: '${content.language}'`),
  );
  changeWords(content);
  addPage(content);
}

const {values: options} = parseArgs({
  options: {data: {type: 'string', default: '*'}, steps: {type: 'string'}},
});

const scripts: Readonly<Record<string, string>> = {
  unit: 'test:unit',
  site: 'test:site',
  browser: 'test:browser',
};

const project = process.cwd();
for (const file of globSync(`tests/content/${options.data}.json`, {absolute: true})) {
  const copy = fs.mkdtempSync(path.join(tmpdir(), 'content-'));
  execFileSync('git', ['clone', '--quiet', project, copy]);
  fs.symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  process.chdir(copy);
  changeContent(JSON.parse(read(file)) as Content);
  execFileSync('npx', ['prettier', '--write', '--log-level=warn', 'src/company']);
  const commands = options.steps?.split(',').map((step) => `npm run ${scripts[step] ?? step}`) ?? [
    'npm test',
  ];
  for (const command of commands) {
    console.log(`\n— ${path.parse(file).name}: ${command}`);
    const {status} = spawnSync(command, {shell: true, stdio: 'inherit'});
    if (status === 0) continue;
    console.log(`${command} fails.\n→ Look at it in ${copy}`);
    process.exitCode = 1;
  }
}
