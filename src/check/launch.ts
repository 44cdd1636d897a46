import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {clients} from '../company/clients';
import {quotedPeople, sampleClients} from '../company/samples';
import type {Problem} from './problem';

/** A text that must be replaced before launch. */
interface Placeholder {
  text: string;
  /** What follows a text that is no placeholder, up to the next `>`. */
  except?: readonly string[];
  /** Glob patterns from the project's folder. */
  files: readonly string[];
  fix: string;
}

const company = ['src/company/*.ts', '!**/*.test.ts'];
const pages = ['pages/**/*.mdx'];
const posts = ['news/*/index.md'];

/** Everything that the public site must not contain. */
const placeholders: readonly Placeholder[] = [
  {text: '+91 00000 00000', files: company, fix: 'Write the real phone number.'},
  {text: "'Street address', 'Assam, India'", files: company, fix: 'Write the real address.'},
  // No real host ends like this: RFC 2606 reserves it
  {text: '.example', files: [...company, ...pages, ...posts], fix: 'Write the real address.'},
  {text: ': undefined,', files: ['src/company/ownerFacts.ts'], fix: 'Ask the owner for this fact.'},
  {text: '@evo-example/', files: ['.github/CODEOWNERS'], fix: 'Name the teams that review.'},
  {
    text: 'Awaiting a native reader',
    files: pages,
    fix: 'Ask a native speaker to correct the page.',
  },
  {
    text: 'are samples',
    files: pages,
    fix: 'Delete the sentence when nothing is a sample any more.',
  },
  {text: 'sample: true', files: posts, fix: 'Confirm every sentence, or delete the post.'},
  {
    text: '<Testimonial',
    except: ['<Testimonials', ...quotedPeople.map((name) => `name="${name}"`)],
    files: pages,
    fix: 'Quote a real person who agrees, and add the name to src/company/samples.ts.',
  },
  ...sampleClients.map((key) => ({
    text: `name: '${clients[key].name}'`,
    files: ['src/company/clients.ts'],
    fix: `Write a real client, and remove ${key} from src/company/samples.ts.`,
  })),
];

/** Finds every placeholder and sample that is left in the project: a release build refuses them. */
export function findPlaceholders(siteDir: string): Problem[] {
  return placeholders.flatMap(({text, except = [], files, fix}) =>
    globSync([...files], {cwd: siteDir, followSymbolicLinks: false})
      .sort()
      .flatMap((file) => {
        const source = readFileSync(path.join(siteDir, file), 'utf8');
        const lines = source.split('\n');
        return lines.flatMap((line, index): Problem[] => {
          const column = line.indexOf(text) + 1;
          const [tag = ''] = [line.slice(column - 1), ...lines.slice(index + 1)]
            .join('\n')
            .split('>');
          if (column === 0 || except.some((each) => tag.includes(each))) return [];
          return [{file, line: index + 1, column, text: `Placeholder: ${line.trim()}`, fix}];
        });
      }),
  );
}

/** How many placeholders are left, and their lines, one file a line. */
export function summarizePlaceholders(problems: readonly Problem[]): string {
  const lines = new Map<string, number[]>();
  for (const {file, line} of problems) lines.set(file, [...(lines.get(file) ?? []), line]);
  const list = [...lines].map(([file, numbers]) => `  ${file}:${numbers.join(',')}`);
  return [`${problems.length} placeholders left before launch:`, ...list].join('\n');
}
