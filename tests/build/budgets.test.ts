import {describe, expect, test} from 'vitest';

import {advice, budgetName, isBudgeted, overweight, readBudgets, tell, withRoom} from './budgets';
import {publicPages} from './site';
import {candidate, partsOf, shownWidth, type Part} from './weight';

const budgets = readBudgets();

describe.each(publicPages.map((page) => [page.address, page] as const))('%s', (address, page) => {
  test('weighs no more than its budget', () => {
    const parts = partsOf(page);
    expect(parts.filter(({kind}) => kind === 'JavaScript').length).toBeGreaterThan(2);
    const heavy = overweight(address, parts, budgets).map((each) => tell(each, budgets));
    expect(heavy, [...heavy, advice].join('\n')).toEqual([]);
  });
});

test('every main page has a budget for everything, every other page one of its kind', () => {
  const without = publicPages.flatMap(({address}) => {
    const name = budgetName(address);
    const budget = budgets.pages[name] ?? budgets.pages['any other page'] ?? {};
    const wanted = ['HTML', 'JavaScript', 'CSS', 'fonts', 'pictures', 'first view'] as const;
    return wanted
      .filter((what) => isBudgeted(name, what) && budget[what] === undefined)
      .map((what) => `${address}: ${what}`);
  });
  expect(without, 'npm run budgets -- --raise writes them').toEqual([]);
});

describe('a page that is too heavy', () => {
  const part = (name: string, bytes: number): Part => ({
    ...{kind: 'JavaScript', name, bytes, file: `${name}.js`},
  });
  const known = {
    pages: {'/ride': {JavaScript: 95}},
    files: {'assets/js/main': 34, 'assets/js/framework': 50.9},
  };
  const messages = (...parts: Part[]) =>
    overweight('/ride', parts, known).map((each) => tell(each, known));

  test('is told with what has grown, the most first', () => {
    expect(
      messages(
        part('assets/js/framework', 50_930),
        part('assets/js/main', 36_200),
        part('assets/js/chat', 8_960),
      ),
    ).toEqual([
      'JavaScript of /ride: 96.1 KB, budget 95.0 KB. Grew: assets/js/chat is new, 9.0 KB, assets/js/main 34.0 → 36.2 KB',
    ]);
  });

  test('is told also where no file has grown', () => {
    const [message] = messages(
      part('assets/js/main', 34_000),
      part('assets/js/framework', 50_900),
      part('assets/js/main', 34_000),
    );
    expect(message).toContain('No file of it has grown');
  });

  test('is not one that fills its budget to the last byte', () => {
    expect(messages(part('assets/js/main', 95_000))).toEqual([]);
  });
});

test('a budget has room for one word more, a small one for a paragraph', () => {
  expect(withRoom(100_000)).toBe(102.5);
  expect(withRoom(10_000)).toBe(11);
});

test('posts may be as long and as many as writers like', () => {
  expect(isBudgeted(budgetName('/news/2025/01/14/a-tree'), 'HTML')).toBe(false);
  expect(isBudgeted(budgetName('/news/2025/01/14/a-tree'), 'JavaScript')).toBe(true);
  expect(isBudgeted(budgetName('/ride'), 'HTML')).toBe(true);
});

describe('the picture that a phone takes', () => {
  test('is as wide as the page says for narrow windows', () => {
    expect(shownWidth('(min-width: 64em) 55vw, (min-width: 48em) 50vw, 100vw')).toBe(390);
    expect(shownWidth('(min-width: 34em) 21rem, 62vw')).toBeCloseTo(241.8);
    expect(shownWidth('(max-width: 30rem) 10rem, 50vw')).toBe(160);
  });

  test('is the smallest that has a pixel for each of the screen’s', () => {
    const files = '/a-480.avif 480w, /a-800.avif 800w, /a-1200.avif 1200w';
    expect(candidate(files, '100vw')).toBe('/a-800.avif');
    expect(candidate(files, '50vw')).toBe('/a-480.avif');
    expect(candidate('/a-480.avif 480w', '100vw')).toBe('/a-480.avif');
  });
});
