import {expect, test} from 'playwright/test';

import {kindsOfPages} from '../support/builtSite';
import {open} from '../support/page';
import {unknownAddress} from '../support/routes';
import {desktop, phone} from '../support/viewports';
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

        expect.soft(forwards.length).toBeGreaterThan(10);
        expect.soft(unreached, '2.1.1: the Tab key passes by').toEqual([]);

        expect.soft(ended, '2.1.2: nothing keeps the focus').toBe(true);
        const namesOf = (stops: Stop[]) => stops.filter(({inBar}) => !inBar).map(({name}) => name);
        const wayBack = namesOf(backwards).reverse();
        expect.soft(wayBack, '2.1.2: the way back is the way there').toEqual(namesOf(forwards));

        const jumps = forwards.slice(1).flatMap((stop, index) => {
          const before = forwards[index] ?? stop;
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
        expect.soft(jumps, '2.4.3: the focus goes').toEqual([]);

        for (const [fault, has] of Object.entries<(stop: Stop) => boolean>({
          '2.4.7: looks the same without the focus': ({marked}) => marked === false,
          '2.4.7: has the focus outside the window': ({inWindow}) => !inWindow,
          '2.4.11: is covered': ({covered}) => covered,
          '1.4.11: has an outline with low contrast': ({contrast = 3}) => contrast < 3,
        })) {
          const found = [...forwards, ...backwards].filter(has).map(({name}) => name);
          expect.soft(found, fault).toEqual([]);
        }
        const measured = forwards.filter(({contrast}) => contrast !== undefined);
        expect(measured.length, 'outlines measured').toBeGreaterThan(10);
      });
    }
  });
}
