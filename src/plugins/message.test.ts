import path from 'node:path';
import {expect, test} from 'vitest';
import {nearest, writersError} from './message';

test('a mistake is told with file, line, column, what is wrong and what to write instead', () => {
  const error = writersError(
    path.join(process.cwd(), 'pages', 'ride.mdx'),
    {start: {line: 14, column: 9}},
    'There is no component <Rentel>.',
    'Did you mean <Rental>?',
  );
  expect(error.message).toBe(
    'pages/ride.mdx:14:9  There is no component <Rentel>.\n→ Did you mean <Rental>?',
  );
});

test('the nearest spelling is found, whatever its capitals', () => {
  expect(nearest('rentalCard', ['Rental', 'RentalCard', 'Hero'])).toBe('RentalCard');
});

test('a word that is like nothing has no nearest', () => {
  expect(nearest('Marquee', ['Hero', 'Faq', 'Rows'])).toBeUndefined();
});
