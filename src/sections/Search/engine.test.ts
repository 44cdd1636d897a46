import {expect, test} from 'vitest';
import {createEngine, splitTerms} from './engine';

const ride = 'Electric cab rentals';
const {search, findNearest} = createEngine([
  {path: '/', title: 'EVO: electric cabs', text: 'Cabs for Assam and Shillong. From ₹269.'},
  {path: '/about', title: 'About our cab service', text: 'The mission, and the journey so far.'},
  {path: '/ride', title: ride, text: 'By the hour, to the airport, or to the hills.'},
  {path: '/ride#airport', title: 'Airport rentals', page: ride, text: 'In Guwahati. From ₹269.'},
  {path: '/ride#shillong', title: 'Shillong rentals', page: ride, text: 'To Dawki, Cherrapunji.'},
  {path: '/ride#interdistrict', title: 'Inter-district', page: ride, text: 'Shared, from ₹699.'},
  {path: '/help#driver', title: 'Will the driver come?', page: 'Help', text: 'Always.'},
  {path: '/hi', title: 'इलेक्ट्रिक कैब', text: '₹269 से, ₹269 प्रति घंटा', lang: 'hi'},
]);

const paths = (query: string) => search(query).map(({path}) => path);

test('finds fares exactly, in English before other languages', () => {
  expect(paths('rs 269').sort()).toEqual(['/', '/hi', '/ride#airport']);
  expect(paths('rs 269').at(-1)).toBe('/hi');
  expect(paths('₹699')).toEqual(['/ride#interdistrict']);
  expect(paths('268')).toEqual([]);
});

test('ranks the place with all words first', () => {
  expect(paths('guwahati airport')[0]).toBe('/ride#airport');
});

test('forgives misspelt words and an unfinished last one', () => {
  expect(paths('cherapunji')).toEqual(['/ride#shillong']);
  expect(paths('airprot')).toContain('/ride#airport');
  expect(paths('interdistrict shar')[0]).toBe('/ride#interdistrict');
});

test('finds other languages in their own words, and says which', () => {
  expect(search('घंटा')).toMatchObject([{path: '/hi', lang: 'hi'}]);
});

test('quotes the words around the match', () => {
  expect(search('cherrapunji')[0]?.excerpt).toBe('To Dawki, Cherrapunji.');
  const long = `${'before '.repeat(30)}Umngot ${'after '.repeat(30)}`;
  const [result] = createEngine([{path: '/', title: 'Home', text: long}]).search('umngot');
  expect(result?.excerpt).toMatch(/^… (?:before ){6}Umngot (?:after ){19}…$/);
});

test.each(['gauhati', 'গুৱাহাটী', 'गुवाहाटी'])('knows %s as Guwahati', (spelling) => {
  expect(paths(spelling)).toEqual(['/ride#airport']);
});

test('knows common words for what the pages offer', () => {
  expect(paths('driving job')[0]).toBe('/help#driver');
});

test('searches for common words if there are no others', () => {
  expect(paths('will')).toEqual(['/help#driver']);
});

test('finds nothing for words that no page has, and for no words', () => {
  expect(paths('zzqqx')).toEqual([]);
  expect(paths(' ?! ')).toEqual([]);
});

test.each([
  ['/abuot', '/about'],
  ['/About', '/about'],
  ['/rides', '/ride'],
  ['/airport', '/ride#airport'],
  ['/rental/airport-rentals', '/ride#airport'],
  ['/nope', undefined],
  ['/news/2025/no/such/post', undefined],
])('suggests for %s: %s', (path, nearest) => {
  expect(findNearest(path)?.path).toBe(nearest);
});

test.each(['₹2,152', 'rs 2152', 'Rs. 2,152', 'RS2152', 'INR ₹2152', '2152 rupees', '2152/- rs'])(
  'reads %s as the number of rupees',
  (amount) => {
    expect(splitTerms(amount)).toContain('2152');
  },
);

test('splits words and numbers', () => {
  expect(splitTerms('From ₹269, or Rs. 699 a ride')).toEqual(['from', '269', 'or', '699', 'ride']);
  expect(splitTerms('Drivers call 24/7?')).toEqual(['drivers', 'call', '24', '7']);
  expect(splitTerms('পাঁচ ধৰণৰ, किराया।')).toEqual(['পাঁচ', 'ধৰণৰ', 'किराया']);
});
