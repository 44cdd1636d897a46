import {clients} from '../../company/clients';
import {quotedPeople, sampleClients} from '../../company/samples';

/** A text that must be replaced before launch. */
export interface Placeholder {
  text: string;
  /** A text that goes on with one of these before the next `>` is no placeholder. */
  except?: readonly string[];
  /** Where it may be: glob patterns from the project root. */
  files: readonly string[];
  /** What the owner does about it. */
  fix: string;
}

const company = ['src/company/*.ts', '!**/*.test.ts'];
const clientList = 'src/company/clients.ts';
const samples = 'src/company/samples.ts';

/** Everything that a release must not contain. `npm run check` counts it, and `EVO_RELEASE=true` refuses it. */
export const placeholders: readonly Placeholder[] = [
  {text: '+91 00000 00000', files: company, fix: 'Write the real phone number.'},
  {text: "'Street address', 'Assam, India'", files: company, fix: 'Write the real address.'},
  {
    // No real host ends like this: RFC 2606 reserves it
    text: '.example',
    files: [...company, 'pages/**/*.mdx'],
    fix: 'Write the real address, or delete the entry.',
  },
  {
    text: '.example',
    files: ['news/*/index.md'],
    fix: 'Link the article of a real media outlet, or delete the sample post and redirect its address.',
  },
  {
    text: 'sample: true',
    files: ['news/*/index.md'],
    fix: 'Confirm every event, sentence and quotation, or delete the post and redirect its address; then delete this line.',
  },
  {
    text: ': undefined,',
    files: ['src/company/ownerFacts.ts'],
    fix: 'Ask the owner for this fact, and write it here.',
  },
  {
    text: '@evo-example/',
    files: ['.github/CODEOWNERS'],
    fix: 'Name the teams that review: see the top of the file.',
  },
  {
    text: 'Awaiting a native reader',
    files: ['pages/**/*.mdx'],
    fix: 'Ask a native speaker to read the page and src/company/labels aloud, correct both, and delete the comment.',
  },
  {
    text: 'are samples',
    files: ['pages/**/*.mdx'],
    fix: 'Delete the sentence when nothing is a sample any more.',
  },
  ...sampleClients.map((key) => ({
    text: `name: '${clients[key].name}'`,
    files: [clientList],
    fix: `Replace the sample with a real client, and remove \`${key}\` from ${samples}.`,
  })),
  {
    text: '<Testimonial',
    except: ['<Testimonials', ...quotedPeople.map((name) => `name="${name}"`)],
    files: ['pages/**/*.mdx'],
    fix: `Quote a real person who agrees, and add the name to \`quotedPeople\` in ${samples}; or delete the testimonial.`,
  },
];
