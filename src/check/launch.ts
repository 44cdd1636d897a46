import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {clients} from '../company/clients';
import {quotedPeople, sampleClients} from '../company/samples';
import {createReport, type Problem} from './problem';

const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`;
const people = anyOf(quotedPeople);
const inventedClients = anyOf(sampleClients.map((key) => clients[key].name));

const company = 'src/company/*.ts';
const pages = 'pages/**/*.mdx';
const posts = 'news/*/index.md';

/** Everything that the public site must not contain. */
const placeholders: readonly (readonly [pattern: RegExp, files: string, fix: string])[] = [
  [/\+91 00000 00000/g, company, 'Write the real phone number.'],
  [/'Street address', 'Assam, India'/g, company, 'Write the real address.'],
  // No real host ends like this: RFC 2606 reserves it
  [/\.example\b/g, `{${company},${pages},${posts}}`, 'Write the real address.'],
  [/: undefined,/g, 'src/company/ownerFacts.ts', 'Ask the owner for this fact.'],
  [/@evo-example\//g, '.github/CODEOWNERS', 'Name the teams that review.'],
  [/Awaiting a native reader/g, pages, 'Ask a native speaker to correct the page.'],
  [/are samples/g, pages, 'Delete the sentence when nothing is a sample any more.'],
  [/sample: true/g, posts, 'Confirm every sentence, or delete the post.'],
  [
    new RegExp(`<Testimonial\\s(?![^>]*name="${people}")`, 'g'),
    pages,
    'Quote a real person who agrees, and add the name to src/company/samples.ts.',
  ],
  [
    new RegExp(`name: '${inventedClients}'`, 'g'),
    'src/company/clients.ts',
    'Write a real client, and remove the key from src/company/samples.ts.',
  ],
];

/** Finds every placeholder and sample that is left in the project: a release build refuses them. */
export function findPlaceholders(siteDir: string): Problem[] {
  const options = {cwd: siteDir, followSymbolicLinks: false, ignore: '**/*.test.ts'};
  return placeholders.flatMap(([pattern, files, fix]) =>
    globSync(files, options).flatMap((file) => {
      const source = readFileSync(path.join(siteDir, file), 'utf8');
      const {problems, report} = createReport(file, source);
      for (const {index, 0: text} of source.matchAll(pattern)) {
        report(index, `Placeholder: ${text.trim()}`, fix);
      }
      return problems;
    }),
  );
}
