import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {companySchemas} from './company';
import {loadContent} from './content';
import {checkCompany} from './facts';
import {formatProblem} from './problem';
import {listSamples} from './samples';

const real = loadContent();

/** The project's content with another text of one file, or with a value of a JSON file replaced. */
function contentWith(file: string, change: string | Record<string, unknown>) {
  const isText = typeof change === 'string';
  const json = () => JSON.parse(readFileSync(file, 'utf8')) as object;
  const text = isText ? change : JSON.stringify({...json(), ...change}, null, 2);
  const read = (name: string) => (name === file ? Buffer.from(text) : real.read(name));
  const logos = real.files.filter((each) => each.startsWith('static/logos/'));
  return {files: [...logos, file], read};
}

const company = (name: string) => `src/company/data/${name}.json`;

test.each(['', '\uFEFF'])('the facts are right, after %j', (mark) => {
  const read = (file: string) => Buffer.from(mark + String(real.read(file)));
  expect(checkCompany({...real, read}).problems).toEqual([]);
});

test.each([
  ['contact', {phone: '98640 12345'}, '`phone` is "98640 12345": write + and the code'],
  ['contact', {phone: '+91 98640 12345', whatsapp: '98640'}, '`whatsapp` is "98640"'],
  ['contact', {email: 'hello at evo.in'}, '`email` is "hello at evo.in": this is not an email'],
  ['contact', {stores: [{name: 'iOS', href: 'evo.in'}]}, '`href` is "evo.in": this is not'],
  ['contact', {offices: [{adress: ['A']}]}, 'There is no `adress`'],
  ['contact', {samples: ['fax']}, '`samples` cannot be "fax"'],
  ['contact', {email: 'hello@evo.example', samples: []}, '"hello@evo.example" is a placeholder'],
  [
    'site',
    {origin: 'https://www.evo.in/'},
    '`origin` is "https://www.evo.in/": write https:// and',
  ],
  ['site', {origin: 'http://evo.in'}, '`origin` is "http://evo.in"'],
  ['site', {baseUrl: '/site'}, '`baseUrl` is "/site": it begins and ends with a slash'],
  [
    'site',
    {notice: {text: 'A', until: '2026-02-30'}},
    '`until` is "2026-02-30": this is not a day',
  ],
  ['fares', {rentals: []}, '`rentals` is []'],
  ['clients', {clients: [{name: 'A', logo: '/logos/none.svg'}]}, 'The logo "/logos/none.svg" does'],
  ['outlets', {outlets: [{name: 'A', logo: '/logos/A B.svg'}]}, '`logo` is "/logos/A B.svg"'],
])('%s.json with %j has a problem', (name, change, expected) => {
  const {problems} = checkCompany(contentWith(company(name), change));
  expect(problems.map(({text}) => text).join('\n')).toContain(expected);
});

test.each([
  ['{"phone": "+91 98640 12345",}', 'This is not JSON.'],
  ['{"phone": "+91', 'This cannot be read'],
])('%j is reported with its place', (text, expected) => {
  const [problem] = checkCompany(contentWith(company('contact'), text)).problems;
  expect(problem).toMatchObject({file: company('contact'), line: 1});
  expect(problem?.text).toContain(expected);
});

test('an address with zeros is no placeholder', () => {
  const stores = [{name: 'iOS', href: 'https://apps.apple.com/app/id6400000123'}];
  expect(checkCompany(contentWith(company('contact'), {stores})).problems).toEqual([]);
});

const real1 = {name: 'Das (Guwahati) & Sons', logo: '/logos/luitline.svg'};

test.each([
  ['a client with parentheses', company('clients'), {clients: [real1]}, 0],
  ['a client that is a sample', company('clients'), {clients: [{...real1, sample: true}]}, 1],
  ['two samples among single values', company('site'), {samples: ['origin', 'repository']}, 2],
  ['a sentence', 'pages/a.mdx', '<Article title="A">\n\nA <Sample>b</Sample>.\n\n</Article>', 1],
  [
    'a testimonial',
    'pages/a.mdx',
    '<Testimonial sample name="O’Neil [A]">\n\nB\n\n</Testimonial>',
    1,
  ],
  ['a real testimonial', 'pages/a.mdx', '<Testimonial name="O’Neil">\n\nB\n\n</Testimonial>', 0],
  ['a post', 'news/2025-01-01-a/index.md', '---\nsample: true\n---\n\nwww.a.example', 1],
  ['a number with zeros', 'pages/a.mdx', '<Article title="A">\n\n1000000 rides\n\n</Article>', 0],
  ['a placeholder', 'pages/a.mdx', '<Article title="A">\n\n+91 00000 00000\n\n</Article>', 1],
])('%s: as many samples as marks', (_, file, change, expected) => {
  const samples = listSamples(contentWith(file, change));
  expect(samples.filter((each) => each.file === file)).toHaveLength(expected);
});

test('no page or post has a placeholder outside a mark', () => {
  const texts = listSamples(real).map(formatProblem);
  expect(texts.filter((text) => text.includes('placeholder'))).toEqual([]);
});

test('a logo that nobody has is a note', () => {
  const {notes} = checkCompany(contentWith(company('clients'), {clients: [real1]}));
  expect(notes).toContainEqual(expect.objectContaining({fix: 'Delete the file.'}));
  expect(notes.map(({file}) => file)).not.toContain(`static${real1.logo}`);
});

test('every fact that is not known is a question to the owner', () => {
  const keys = Object.keys(companySchemas.ownerFacts.shape);
  const {questions} = checkCompany(contentWith(company('ownerFacts'), '{}'));
  expect(questions).toHaveLength(keys.length);
  for (const {fix} of questions) expect(fix).toMatch(/^Ask: (?!undefined)/);
  const facts = contentWith(company('ownerFacts'), {cities: ['Guwahati']});
  expect(
    checkCompany(facts)
      .questions.map(({text}) => text)
      .join(),
  ).not.toContain('cities');
});
