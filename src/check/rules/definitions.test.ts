import {expect, test} from 'vitest';
import {onlyList} from '../../elements/define';
import {components} from '../../sections/components';
import {checkDefinitions} from './definitions';

test.each([
  ['whose component is missing', {name: 'None'}, 'index.tsx'],
  ['whose page is missing', {page: 'sections/None/None'}, 'None/None.mdx'],
  ['whose part is missing', {content: onlyList('None')}, 'definitions.ts'],
])('an entry %s', (_, change, file) => {
  const all = [...components.values()];
  const changed = all.slice(0, 1).map((entry) => ({...entry, ...change}));
  const [problem, ...others] = checkDefinitions([...all, ...changed]);
  expect(problem?.file).toContain(file);
  expect(others).toEqual([]);
});
