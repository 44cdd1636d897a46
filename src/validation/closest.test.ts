import {expect, test} from 'vitest';
import {findClosest} from './closest';

test.each([
  ['CallToActon', 'CallToAction'],
  ['HERO', 'Hero'],
  ['titel', 'title'],
  ['weather', undefined],
])('the closest to %s is %s', (word, closest) => {
  expect(findClosest(word, ['title', 'CallToAction', 'Hero'])).toBe(closest);
});
