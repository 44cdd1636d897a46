import type {Page} from 'playwright/test';

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
    type LayoutShift = PerformanceEntry & {value: number; sources: {node: Node | null}[]};
    const name = (node: Node | null) =>
      node instanceof Element ? (node.cloneNode() as Element).outerHTML : `${node?.textContent}`;
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as LayoutShift[])
        window.moves.push({value, parts: sources.map(({node}) => name(node))});
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The layout shifts since the last call. */
export async function newMoves(page: Page): Promise<Move[]> {
  await painted(page);
  return page.evaluate(() => window.moves.splice(0));
}
