import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {messageOf} from '../problem';
import {findPlaceholders, summarizePlaceholders} from './findPlaceholders';
import {placeholders} from './placeholders';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'evo-launch-'));
});
afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

test.each([
  ['a phone number', 'src/company/contact.ts', "phone: '+91 00000 00000'", 9],
  ['an address', 'src/company/contact.ts', "address: ['Street address', 'Assam, India']", 11],
  ['a link', 'src/company/contact.ts', "href: 'https://play.example/evo'", 20],
  ['an origin', 'src/company/site.ts', "const origin = 'https://evo.example'", 28],
  ['a fact of the owner', 'src/company/ownerFacts.ts', '  legalName: undefined,', 12],
  ['a client', 'src/company/clients.ts', "  luitline: {name: 'Luitline', width: 1}", 14],
  ['a person', 'pages/a/b.mdx', '<Testimonial name="Anybody">', 1],
  ['an outlet', 'news/2025-01-01-a/index.md', 'outletUrl: https://a.example/b', 21],
  ['a sample post', 'news/2025-01-01-a/index.md', 'sample: true', 1],
])('%s is a placeholder', (_, file, text, column) => {
  write(file, `first line\n${text}\n`);
  const problems = findPlaceholders(siteDir);
  expect(problems).toMatchObject([{code: 'placeholder', file, line: 2, column}]);
  const message = {text: `Placeholder: ${text.trim()}`, severity: 'warning'};
  expect(problems.map(messageOf)).toMatchObject([message]);
});

test('real data is none', () => {
  write('src/company/contact.ts', "phone: '+91 98640 12345', email: 'hello@evo.in'");
  write('src/company/ownerFacts.ts', "legalName: string | undefined;\nlegalName: 'EVO',");
  write('src/company/contact.test.ts', "'https://play.example/evo'");
  write('pages/index.mdx', 'For example.');
  expect(findPlaceholders(siteDir)).toEqual([]);
  expect(summarizePlaceholders([])).toBe('');
});

test('testimonials are placeholders, except of the listed people', () => {
  write(
    'pages/a.mdx',
    '<Testimonials>\n<Testimonial\nname="Ritu Deka">\n<Testimonial\nname="Ritu D">',
  );
  const except = ['<Testimonials', 'name="Ritu Deka"'];
  const of = placeholders.map((each) => (each.except ? {...each, except} : each));
  expect(findPlaceholders(siteDir, of)).toMatchObject([{line: 4}]);
});

test('placeholders are counted with one line per file', () => {
  write('pages/index.mdx', 'https://evo.example/');
  write('src/company/contact.ts', "'https://a.example'\n\n'https://b.example'");
  expect(summarizePlaceholders(findPlaceholders(siteDir))).toMatch(
    /^3 placeholders .*:\n {2}pages\/index\.mdx:1\n {2}src\/company\/contact\.ts:1,3\n$/,
  );
});
