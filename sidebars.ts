import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {ContentError} from './src/check/problem';
import {checkDefinitions} from './src/check/rules/definitions';
import {components} from './src/sections/components';

const problems = checkDefinitions();
if (problems.length > 0) throw new ContentError(problems);

const all = [...components.values()];

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
    ...[...new Set(all.map(({group}) => group))].map((label) => ({
      type: 'category' as const,
      label,
      items: [...new Set(all.filter(({group}) => group === label).map(({page}) => page))].sort(),
    })),
  ],
};

export default sidebars;
