import {expect, type Page} from 'playwright/test';

import {painted} from './page';

interface Move {
  value: number;
  /** Browsers do not count shifts within half a second of input. These tests do. */
  afterInput: boolean;
  /** The elements that moved. */
  parts: string[];
}

declare global {
  interface Window {
    moves: Move[];
  }
}

/** Records layout shifts from the next navigation on. */
export async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moves = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: {node: Node | null}[];
      })[]) {
        window.moves.push({
          value: entry.value,
          afterInput: entry.hadRecentInput,
          parts: entry.sources.map(({node}) =>
            node instanceof Element
              ? `<${node.localName} class="${node.getAttribute('class') ?? ''}">`
              : (node?.textContent?.trim().slice(0, 40) ?? 'a removed element'),
          ),
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

/** Fails when something has moved since {@link forgetMoves}, even after input. */
export async function expectStill(page: Page, what: string): Promise<void> {
  await painted(page);
  const moves = await page.evaluate(() => window.moves);
  const list = moves
    .map(
      ({value, afterInput, parts}) =>
        `  ${value.toFixed(4)}${afterInput ? ' after input' : ''}: ${parts.join(', ')}`,
    )
    .join('\n');
  expect(moves.length, `${what} moves:\n${list}`).toBe(0);
}
