import {expect, test} from 'playwright/test';

import {kindsOfPages} from '../support/builtSite';
import {desktop, expectNone, inContext, open, phone} from '../support/page';
import {unknownAddress} from '../support/routes';
import {walk, type Stop, type Walk} from './focusWalk';

const sizes = [
  {viewport: phone, colorScheme: 'light'},
  {viewport: desktop, colorScheme: 'dark'},
] as const;

for (const {viewport, colorScheme} of sizes) {
  test.describe(`by keyboard, at ${viewport.width} px, ${colorScheme}`, () => {
    // All tests check the same walk through each page
    test.describe.configure({mode: 'default'});

    const walks = new Map<string, Walk>();

    test.beforeAll(async ({browser}) => {
      test.setTimeout(600_000);
      await inContext(browser, {viewport, colorScheme, reducedMotion: 'reduce'}, async (page) => {
        for (const address of [...kindsOfPages(), unknownAddress]) {
          await open(page, address);
          walks.set(address, await walk(page));
        }
      });
    });

    /** Expects every stop of both ways to pass. */
    const expectAll = (holds: (stop: Stop) => boolean, what: string) => {
      for (const [address, {forwards, backwards}] of walks) {
        const wrong = [...forwards, ...backwards].filter((stop) => !holds(stop));
        const names = [
          ...new Set(wrong.map(({name, covered}) => `${name} ${covered ?? ''}`.trim())),
        ];
        expectNone(names, `${address}: ${what}`);
      }
    };

    test('2.1.1: whatever can be clicked can be reached', () => {
      for (const [address, {forwards, unreached}] of walks) {
        expect.soft(forwards.length, `stops on ${address}`).toBeGreaterThan(10);
        expectNone(unreached, `${address}: the Tab key passes by`);
      }
    });

    test('2.1.2: nothing keeps the focus; the way back is the way there', () => {
      for (const [address, {forwards, backwards, ended}] of walks) {
        expect.soft(ended, `the way through ${address} ends`).toBe(true);
        const there = forwards.filter(({inBar}) => !inBar).map(({name}) => name);
        const back = backwards.filter(({inBar}) => !inBar).map(({name}) => name);
        expect.soft(back.reverse(), `the way back through ${address}`).toEqual(there);
      }
    });

    test('2.4.3: the focus goes as one reads', () => {
      for (const [address, {forwards}] of walks) {
        const jumps = forwards.flatMap((stop, index) => {
          const before = forwards[index - 1];
          if (!before) return [];
          const step = `${before.name} → ${stop.name}`;
          if (stop.order < before.order) return [`${step}: against the order of the page`];
          if (stop.place !== before.place) return [];
          // The pause button comes first, wherever it is drawn
          if (stop.inCarousel && before.inCarousel) return [];
          // Within one part: along the row or down, and up only into the next column
          const [was, is] = [before.box, stop.box];
          if (is.bottom <= was.top && is.left < was.right) return [`${step}: up`];
          const sameRow = is.top < was.bottom && was.top < is.bottom;
          return sameRow && is.right <= was.left ? [`${step}: back along the row`] : [];
        });
        expectNone(jumps, `${address}: the focus goes`);
      }
    });

    test('2.4.7: the focus can be seen', () => {
      expectAll(({marked}) => marked !== false, 'looks the same with the focus and without it');
      expectAll(({inWindow}) => inWindow, 'has the focus outside the window');
    });

    test('2.4.11: nothing lies over what has the focus', () => {
      expectAll(({covered}) => covered === undefined, 'is covered');
    });

    test('1.4.11: the mark of the focus stands out from what is around it', () => {
      let measured = 0;
      expectAll(({contrast}) => {
        measured += Number(contrast !== undefined);
        return contrast === undefined || contrast >= 3;
      }, 'has an outline with too little contrast');
      expect(measured, 'outlines measured').toBeGreaterThan(500);
    });
  });
}
