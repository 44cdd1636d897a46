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

export interface Engine {
  name: string;
  /** @returns nothing if the browser is not installed */
  launch: () => Promise<Driver | undefined>;
  /** The command that installs the browser. */
  install: string;
}

/** Waits until an expression is true in the page. */
export async function until(driver: Driver, expression: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await driver.evaluate(expression))) {
    if (Date.now() > end) throw new Error(`Never true within 20 s: ${expression}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
