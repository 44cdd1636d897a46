import puppeteer from 'puppeteer-core';

import {findProgram, type Driver} from './driver';

/** Starts Firefox, over WebDriver BiDi. @returns nothing if it is not installed */
export async function startFirefox(): Promise<Driver | undefined> {
  const executablePath = findProgram('firefox-esr') ?? findProgram('firefox');
  if (!executablePath) return undefined;
  const browser = await puppeteer.launch({browser: 'firefox', executablePath});
  const page = await browser.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({width, height}),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.locator(selector).click(),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
