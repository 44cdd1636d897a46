/**
 * `npm run test:week`: does a writer's ordinary week in a copy of the last commit, and runs the whole `npm test` there. Only
 * content changes, so a failure means that a test or a rule forbids what writers may do.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import * as fs from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';

import sharp from 'sharp';
import {globSync} from 'tinyglobby';

const copy = fs.mkdtempSync(path.join(tmpdir(), 'writers-week-'));
const inCopy = (file: string) => path.join(copy, file);
const read = (file: string) => fs.readFileSync(inCopy(file), 'utf8');

/** Changes a file. @throws when the change finds no place, because the content has another structure */
function edit(file: string, change: (text: string) => string): void {
  const before = read(file);
  const after = change(before);
  if (after === before) throw new Error(`${file}: the week finds no place for its change.`);
  fs.writeFileSync(inCopy(file), after);
}

/** Returns the last element of a kind in a page, with its attributes and content. */
function lastElement(page: string, name: string): string {
  const from = page.lastIndexOf(`<${name} `);
  return page.slice(from, page.indexOf(`</${name}>`, from) + name.length + 3);
}

/** Sets attributes of an element, or keys of front matter, which may be lists. */
function setValues(text: string, values: Record<string, string>, isYaml = false): string {
  return Object.entries(values).reduce((result, [key, value]) => {
    const yaml = new RegExp(`^${key}:.*(?:\n {2}- .*)*`, 'm');
    if (isYaml) return result.replace(yaml, `${key}: ${value}`);
    return result.replace(new RegExp(`${key}="[^"]*"`), `${key}="${value}"`);
  }, text);
}

/** Adds an element like the last one of its kind after it, with other attributes and words. */
function addLike(file: string, name: string, attributes: Record<string, string>, words: string) {
  edit(file, (page) => {
    const last = lastElement(page, name);
    const added = setValues(last, attributes).replace(/>\n[^]*</, `>\n\n${words}\n\n<`);
    return page.replace(last, () => `${last}\n\n${added}`);
  });
}

/** Adds a page with the sections of another one, below another headline. */
function addPage(name: string, title: string): void {
  const [, sections = ''] = /^---\n[^]*?\n---\n([^]*)/.exec(read('pages/commercial.mdx')) ?? [];
  const description = `${title} in Assam and Meghalaya, and whom to ask about them.`;
  const head = `---\ntitle: ${title}\ndescription: ${description}\n---\n`;
  fs.writeFileSync(inCopy(`pages/${name}.mdx`), head + setValues(sections, {title}));
}

const postFolders = () => fs.readdirSync(inCopy('news')).filter((name) => /^\d{4}-/.test(name));

const permalink = (folder: string) =>
  `/news/${folder.slice(0, 10).replaceAll('-', '/')}/${folder.slice(11)}`;

/** Adds a post like the oldest one, some days after today in India. */
function addPost(days: number, slug: string, values: Record<string, string>): void {
  const [oldest = ''] = postFolders().sort();
  const time = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const date = time.toLocaleDateString('en-CA', {timeZone: 'Asia/Kolkata'});
  const folder = `news/${date}-${slug}`;
  fs.cpSync(inCopy(`news/${oldest}`), inCopy(folder), {recursive: true});
  edit(`${folder}/index.md`, (text) => setValues(text, {...values, date}, true));
}

/** Deletes a post that no other file names, and redirects its address. */
function deletePost(): void {
  const texts = globSync('{pages,news}/**/*.{md,mdx,yml}', {cwd: copy}).map(read);
  const deleted = postFolders().find(
    (folder) => !texts.some((text) => text.includes(permalink(folder)) || text.includes(folder)),
  );
  if (!deleted) throw new Error('Other files name every post.');
  fs.rmSync(inCopy(`news/${deleted}`), {recursive: true});
  const redirect = `  {from: '${permalink(deleted)}', to: '/news'},\n];`;
  edit('src/company/redirects.ts', (text) => text.replace('];', () => redirect));
}

async function spendWeek(): Promise<void> {
  // Sections
  const question = {asks: 'Can we pause our plan?', id: 'faq-pause'};
  addLike('pages/business.mdx', 'Question', question, 'Yes. Write to us a week ahead.');
  addLike('pages/index.mdx', 'Testimonial', {name: 'Rupam Das'}, 'The driver came on time.');
  addLike('pages/index.mdx', 'Testimonial', {name: 'Ibanri Nongrum'}, 'A quiet ride home.');
  edit('pages/drive.mdx', (page) => page.replace(lastElement(page, 'Testimonial'), ''));
  edit('pages/index.mdx', (page) => page.replace(/(title="[^"]*)/, '$1, day and night'));

  // Pages
  addPage('schools', 'Electric rides for schools');
  edit('pages/help.mdx', (page) =>
    page.replace('</Article>', 'See [rides for schools](/schools).\n\n</Article>'),
  );
  addPage('weddings', 'Electric cars for weddings');
  edit('src/company/navigation.ts', (text) =>
    text
      .replace(/^const news: .*/m, "$&\nconst weddings = {label: 'Weddings', to: '/weddings'};")
      .replace(/(furtherLinks.*)\];/, '$1, weddings];'),
  );

  // An image, twice as wide
  const image = fs.readFileSync(inCopy('static/img/tourism.jpg'));
  const {width} = await sharp(image).metadata();
  const wider = await sharp(image)
    .resize(width * 2)
    .jpeg({quality: 70})
    .toBuffer();
  fs.writeFileSync(inCopy('static/img/tourism.jpg'), wider);

  // News
  const description = 'Electric rides to school and back, for pupils, parents and teachers.';
  const tag = {label: 'Schools', permalink: '/schools', description};
  const author = {name: 'EVO school team', title: 'News for schools', page: true};
  edit('news/tags.yml', (text) => `${text}\nschools: ${JSON.stringify(tag)}\n`);
  edit('news/authors.yml', (text) => `${text}\nschool-desk: ${JSON.stringify(author)}\n`);
  addPost(0, 'rides-for-schools', {
    title: 'Rides for schools begin today',
    description: 'From today, EVO takes pupils to school and back, in electric cars.',
    tags: '[schools]',
    authors: '[school-desk]',
  });
  addPost(30, 'rides-of-tomorrow', {
    title: 'What rides will be like tomorrow',
    description: 'Quieter, cleaner and shared: how people in the North East will travel.',
  });
  deletePost();
}

execFileSync('git', ['clone', '--quiet', '.', copy]);
fs.symlinkSync(path.resolve('node_modules'), inCopy('node_modules'));
await spendWeek();
const {status} = spawnSync('git status --short && npm test', {
  cwd: copy,
  shell: true,
  stdio: 'inherit',
});
console.log(status === 0 ? 'The week passed.' : `The week failed.\n→ Look at it in ${copy}`);
process.exitCode = status ?? 1;
