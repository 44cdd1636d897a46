import {expect, test} from 'vitest';
import {searchWords} from '@site/src/company/searchWords';
import {createEngine} from './engine';

const ride = 'Electric cab rentals';
const {search, findNearest} = createEngine([
  {path: '/', title: 'Electric cabs', text: 'Cabs for the valley and the hills. From ₹269.'},
  {path: '/about', title: 'About our cab service', text: 'The mission, and the journey so far.'},
  {path: '/ride', title: ride, text: 'By the hour, to the gate, or to the hills.'},
  {path: '/ride#gate', title: 'Gate rentals', page: ride, text: 'In the city. From ₹269.'},
  {path: '/ride#hills', title: 'Hill rentals', page: ride, text: 'To Umngot, Mawlynnong.'},
  {path: '/ride#interdistrict', title: 'Inter-district', page: ride, text: 'Shared, from ₹699.'},
  {path: '/help#will-they-ride', title: 'Will they ride?', page: 'Help', text: 'Always.'},
  {path: '/hi', title: 'इलेक्ट्रिक कैब', text: '₹269 से, ₹269 प्रति घंटा', lang: 'hi'},
]);

const paths = (query: string) => search(query).map(({path}) => path);

test('finds fares exactly, in English before other languages', () => {
  expect(paths('rs 269').sort()).toEqual(['/', '/hi', '/ride#gate']);
  expect(paths('rs 269').at(-1)).toBe('/hi');
});

test.each([
  ['all words', 'city gate', '/ride#gate'],
  ['an exact number', '₹699', '/ride#interdistrict'],
  ['a misspelt word', 'mawlynong', '/ride#hills'],
  ['an unfinished word', 'interdistrict shar', '/ride#interdistrict'],
  ['only common words', 'will', '/help#will-they-ride'],
])('the first result for %s, “%s”, is %s', (_, query, path) => {
  expect(paths(query)[0]).toBe(path);
});

test.each([...searchWords])('“%s” finds “%s”', (query, words) => {
  const text = 'Other words for all that others ask';
  const others = {path: '/others', title: 'Others', text};
  const [first] = createEngine([{path: '/words', title: words, text: ''}, others]).search(query);
  expect(first?.path).toBe('/words');
});

test.each([' ?! ', '268'])('finds nothing for “%s”', (query) => {
  expect(paths(query)).toEqual([]);
});

test('quotes the words around the match', () => {
  const long = `${'before '.repeat(30)}Umngot ${'after '.repeat(30)}`;
  const [result] = createEngine([{path: '/', title: 'Home', text: long}]).search('umngot');
  expect(result?.excerpt).toMatch(/^… (?:before ){6}Umngot (?:after ){19}…$/);
});

test.each([
  ['/abuot', '/about'],
  ['/about-us', '/about'],
  ['/ride.', '/ride'],
  ['/gate', '/ride#gate'],
  ['/rental/gate-rentals', '/ride#gate'],
  ['/news/2025/no/such/post', undefined],
])('suggests for %s: %s', (path, nearest) => {
  expect(findNearest(path)?.path).toBe(nearest);
});
