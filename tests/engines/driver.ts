import {spawnSync} from 'node:child_process';

/** What the journeys need of a browser. Selectors are CSS. */
export interface Driver {
  /** Loads a URL and waits for its `load` event. */
  open: (url: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<unknown>;
  /** Returns the value of a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** How often and how long to wait, in milliseconds. */
export const patience = {interval: 100, timeout: 20_000};

/** The path of a program, if it is installed. */
export function findProgram(name: string): string | undefined {
  return spawnSync('which', [name], {encoding: 'utf8'}).stdout.trim() || undefined;
}
