import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {companySchemas} from './company';
import {listProject} from './content';
import {checkCompany} from './facts';
import {formatProblem} from './problem';
import {listSamples} from './samples';

const real = listProject();

const ownLogo = 'static/logos/das-and-sons.svg';
const drawing = '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>';

/** The project's logos and another one, and a file with another text, or with some values of its JSON replaced. */
function contentWith(file: string, change: string | Record<string, unknown>) {
  const json = () => JSON.parse(readFileSync(file, 'utf8')) as object;
  const text = typeof change === 'string' ? change : JSON.stringify({...json(), ...change});
  const changed = new Map([
    [ownLogo, drawing],
    [file, text],
  ]);
  const read = (name: string) => Buffer.from(changed.get(name) ?? real.read(name));
  const logos = real.files.filter((each) => each.startsWith('static/logos/'));
  return {files: [...logos, ownLogo, file], read};
}

const company = (name: string) => `src/company/data/${name}.json`;

test.each(['', '\uFEFF'])('the facts are right, after %j', (mark) => {
  const read = (file: string) => Buffer.from(mark + String(real.read(file)));
  expect(checkCompany({...real, read}).problems).toEqual([]);
});

const badNotice = {notice: {text: 'A', until: '2026-02-30'}};
const figure = {key: 'trips', value: '1'};
const client = {name: 'Das (Guwahati) & Sons', logo: '/logos/das-and-sons.svg'};

test.each([
  ['contact', {phone: '98640 12345'}, '`phone` is "98640 12345": write + and the code'],
  ['contact', {email: 'hello at evo.in'}, '`email` is "hello at evo.in": this is not an email'],
  ['contact', {stores: [{name: 'iOS', href: 'evo.in'}]}, '`href` is "evo.in": this is not'],
  ['contact', {offices: [{adress: ['A']}]}, 'There is no `adress`'],
  ['contact', {email: 'hello@evo.example', samples: []}, '"hello@evo.example" is a placeholder'],
  ['contact', '{"phone": "+91 98640 12345",}', 'A comma or a quote is wrong'],
  ['contact', '{"phone": "+91', 'This cannot be read'],
  ['site', {origin: 'https://evo.in/'}, '`origin` is "https://evo.in/": write https:// and'],
  ['site', {origin: 'http://evo.in'}, '`origin` is "http://evo.in"'],
  ['site', {baseUrl: '/site'}, '`baseUrl` is "/site": it begins and ends with a slash'],
  ['site', badNotice, '`until` is "2026-02-30": this is not a day'],
  ['site', {notice: {text: 'A\nB', until: '2026-07-14'}}, 'B": write it on one line'],
  ['fares', {rentals: []}, '`rentals` is []'],
  ['clients', {clients: [{...client, logo: '/logos/no.svg'}]}, 'The logo "/logos/no.svg" does'],
  ['outlets', {outlets: [{name: 'A', logo: '/logos/A B.svg'}]}, '`logo` is "/logos/A B.svg"'],
  ['clients', {clients: [{name: 'A', logo: '/logos/a.webp'}]}, 'ask for the logo as an SVG'],
  ['clients', {clients: [client, client]}, `"${client.logo}" is there twice`],
  ['clients', {clients: [client, {...client, logo: '/logos/a.svg'}]}, `"${client.name}" is there`],
  ['figures', {figures: [figure, {...figure, value: '2'}]}, '"trips" is there twice'],
  ['fares', {rentals: [{icon: 'spaceship'}]}, 'cannot be "spaceship".\n→ Write one of them: '],
  ['contact', {offices: [{coordinates: '91.8, 25.5'}]}, '`coordinates` is "91.8, 25.5": write'],
])('%s.json with %j has a problem', (name, change, expected) => {
  const {problems} = checkCompany(contentWith(company(name), change));
  expect(problems.map(formatProblem).join('\n')).toContain(expected);
  expect(problems[0]).toMatchObject({file: company(name), line: 1});
});

const article = (text: string) => `<Article title="A">\n\n${text}\n\n</Article>`;

test.each([
  ['a client that is a sample', company('clients'), {clients: [{...client, sample: true}]}, 1],
  ['a client without the mark', company('clients'), {clients: [{...client, sample: false}]}, 0],
  ['a post without the mark', 'news/2025-01-01-a/index.md', '---\nsample: false\n---', 0],
  ['two samples among single values', company('site'), {samples: ['origin', 'repository']}, 2],
  ['a sentence', 'pages/a.mdx', article('A <Sample>b</Sample>.'), 1],
  ['a part', 'pages/a.mdx', '<Testimonial sample name="O’Neil [A]">\n\nB\n\n</Testimonial>', 1],
  ['a post', 'news/2025-01-01-a/index.md', '---\nsample: true\n---\n\nWords.', 1],
  ['a number with zeros', 'pages/a.mdx', article('1000000 rides'), 0],
  ['a placeholder', 'pages/a.mdx', article('+91 00000 00000'), 1],
])('%s: as many samples as marks', (_, file, change, expected) => {
  const samples = listSamples(contentWith(file, change));
  expect(samples.filter((each) => each.file === file)).toHaveLength(expected);
});

test('no page or post has a placeholder outside a mark', () => {
  const texts = listSamples(real).map(formatProblem);
  expect(texts.filter((text) => text.includes('placeholder'))).toEqual([]);
});

test.each([
  ['that nobody has is a note', [], [expect.objectContaining({fix: 'Delete the file.'})]],
  ['of a client is no note', [client], []],
])('a logo %s', (_, clients, expected) => {
  const {notes} = checkCompany(contentWith(company('clients'), {clients}));
  expect(notes.filter(({file}) => file === ownLogo)).toEqual(expected);
});

test('every fact that is not known is a question to the owner', () => {
  const questionsWith = (facts: object) =>
    checkCompany(contentWith(company('ownerFacts'), JSON.stringify(facts))).questions;
  const keys = Object.keys(companySchemas.ownerFacts.shape);
  expect(questionsWith({})).toHaveLength(keys.length);
  for (const {fix} of questionsWith({})) expect(fix).toMatch(/^Ask: (?!undefined)/);
  expect(questionsWith({cities: ['Guwahati']})).toHaveLength(keys.length - 1);
});
