import {expect, test} from 'vitest';
import * as z from 'zod';
import {fieldInfo, text} from './fields';
import {formatProblem} from './problem';
import {validate} from './validate';

const schema = z.strictObject({
  title: text({min: 3, example: 'A title'}),
  seats: z.number().min(1).register(fieldInfo, {example: '4'}).optional(),
});

function validateData(data: unknown): string[] {
  const locate = () => ({line: 2, column: 1});
  return validate({file: 'pages/ride.mdx', data, locate}, schema).map(formatProblem);
}

test.each([0, 'four', [4]])('a field of any type needs no message of its own: %s', (seats) => {
  expect(validateData({title: 'Rides', seats})).toEqual([
    `pages/ride.mdx:2:1  \`seats\` cannot be "${String(seats)}".\n→ Write a value like this: seats: 4`,
  ]);
});
