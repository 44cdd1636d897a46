import {expect, test} from 'playwright/test';

import {kindsOfPages} from '../support/builtSite';
import {desktop, expectNone, open, phone} from '../support/page';
import {unknownAddress} from '../support/routes';
import {walk, type Stop} from './focusWalk';

for (const {viewport, colorScheme} of [
  {viewport: phone, colorScheme: 'light'},
  {viewport: desktop, colorScheme: 'dark'},
] as const) {
  test.describe(`by keyboard, at ${viewport.width} px, ${colorScheme}`, () => {
    test.use({viewport, colorScheme, contextOptions: {reducedMotion: 'reduce'}});

    for (const address of [...kindsOfPages(), unknownAddress]) {
      test(`${address} is reached, in order, and shows where the focus is`, async ({page}) => {
        await open(page, address);
        const {forwards, backwards, ended, unreached} = await walk(page);

        /** Expects every stop of both ways to pass. */
        const expectAll = (holds: (stop: Stop) => boolean, what: string) => {
          const wrong = [...forwards, ...backwards].filter((stop) => !holds(stop));
          const names = wrong.map(({name, covered}) => `${name} ${covered ?? ''}`);
          expectNone([...new Set(names)], what);
        };

        expect.soft(forwards.length).toBeGreaterThan(10);
        expectNone(unreached, '2.1.1: the Tab key passes by');

        expect.soft(ended, '2.1.2: nothing keeps the focus').toBe(true);
        const there = forwards.filter(({inBar}) => !inBar).map(({name}) => name);
        const back = backwards.filter(({inBar}) => !inBar).map(({name}) => name);
        expect.soft(back.reverse(), '2.1.2: the way back is the way there').toEqual(there);

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
        expectNone(jumps, '2.4.3: the focus goes');

        expectAll(({marked}) => marked !== false, '2.4.7: looks the same without the focus');
        expectAll(({inWindow}) => inWindow, '2.4.7: has the focus outside the window');
        expectAll(({covered}) => covered === undefined, '2.4.11: is covered');
        expectAll(({contrast = 3}) => contrast >= 3, '1.4.11: has an outline with low contrast');
        const measured = forwards.filter(({contrast}) => contrast !== undefined);
        expect(measured.length, 'outlines measured').toBeGreaterThan(10);
      });
    }
  });
}
