import {expect, test} from 'vitest';
import {folders} from '../../sections/components';
import {onlyList, part} from '../../elements/define';
import {checkDefinitions} from './definitions';

test.each([
  ['whose folder is missing', {folder: 'sections/None'}, 'None/index.tsx'],
  ['whose component is missing', {components: {None: part('Words.')}}, 'index.tsx'],
  ['whose page is missing', {page: 'sections/None/None'}, 'None/None.mdx'],
  [
    'whose part is missing',
    {components: {export: part('Words.', onlyList('None'))}},
    'definitions.ts',
  ],
])('an entry %s', (_, change, file) => {
  const changed = folders.slice(0, 1).map((entry) => ({...entry, ...change}));
  const [problem, ...others] = checkDefinitions([...folders, ...changed]);
  expect(problem?.file).toContain(file);
  expect(others).toEqual([]);
});
