import {expect, type Page} from 'playwright/test';

import {painted} from './page';

interface Move {
  value: number;
  /** The elements that moved. */
  parts: string[];
}

declare global {
  interface Window {
    moves: Move[];
  }
}

/** Records layout shifts from the next navigation on, also those after input, which browsers do not count. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: {node: Node | null}[];
      })[]) {
        const name = (node: Node | null) =>
          node instanceof Element ? (node.cloneNode() as Element).outerHTML : node?.textContent;
        window.moves.push({
          value: entry.value,
          parts: entry.sources.map(({node}) => name(node) ?? 'a removed element'),
        });
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Discards the recorded shifts. */
export async function forgetMoves(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => {
    window.moves = [];
  });
}

/** Fails when something has moved since {@link forgetMoves}. */
export async function expectStill(page: Page, what: string): Promise<void> {
  await painted(page);
  expect(await page.evaluate(() => window.moves), `${what} moves`).toEqual([]);
}
