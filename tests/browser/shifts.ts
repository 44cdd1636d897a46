import {expect, type Page} from 'playwright/test';

import {painted} from './helpers';

interface Move {
  value: number;
  /** The browser forgives what moves within half a second of a key or a click. Tests may not. */
  afterInput: boolean;
  /** What moved. */
  parts: string[];
}

declare global {
  interface Window {
    moves: Move[];
  }
}

/** Records from the next page on what moves without being scrolled. */
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
              : (node?.textContent?.trim().slice(0, 40) ?? 'something that is gone'),
          ),
        });
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** Forgets what has moved so far. */
export async function forgetMoves(page: Page): Promise<void> {
  await painted(page);
  await page.evaluate(() => {
    window.moves = [];
  });
}

/** Fails when something has moved since {@link forgetMoves}, even in answer to a key or a click. */
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
