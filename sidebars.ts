import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {globSync} from 'tinyglobby';
import {parse} from 'yaml';

/** The groups of sections in the handbook, in order. The `group` of a section's page is one of them. */
const groups = [
  'Top and end of a page',
  'Rentals and booking',
  'Words and points',
  'Figures',
  'Pictures and rows that move',
  'Vehicles',
  'People and companies',
  'App, contact, form, search',
  'In any text',
];

const pages = globSync('src/{sections,elements}/*/*.mdx', {cwd: __dirname}).map((file) => {
  const [, frontMatter = ''] = readFileSync(path.join(__dirname, file), 'utf8').split('---\n');
  const {group} = parse(frontMatter) as {group: string};
  if (!groups.includes(group)) {
    throw new Error(`${file}: unknown group "${group}".\n→ Write one of sidebars.ts.`);
  }
  return {id: file.replace(/^src\/|\.mdx$/g, ''), group};
});

/** The order of the handbook. A page's id is its path below `src/` without the extension. */
const sidebars: SidebarsConfig = {
  handbook: [
    {
      type: 'category',
      label: 'Start here',
      items: [
        'handbook/index',
        'handbook/write-a-page',
        'handbook/write-news',
        'handbook/write-in-the-browser',
        'handbook/other-languages',
        'handbook/images',
        'handbook/house-style',
        'handbook/check-and-publish',
        'handbook/review-a-change',
        'handbook/first-week',
      ],
    },
    ...groups.map((label) => ({
      type: 'category' as const,
      label,
      items: pages
        .filter(({group}) => group === label)
        .map(({id}) => id)
        .sort(),
    })),
  ],
};

export default sidebars;
