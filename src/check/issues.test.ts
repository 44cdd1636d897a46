import {expect, test} from 'vitest';
import * as z from 'zod';
import {findIssues} from './issues';

test('a misspelt key is not missing, too, and its letters are in another order', () => {
  const schema = z.strictObject({two: z.string().optional(), row: z.string()});
  expect(findIssues(schema, {rwo: ''}).map(({fix}) => fix)).toEqual(['Did you mean `row`?']);
});
