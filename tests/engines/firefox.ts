import puppeteer from 'puppeteer-core';

import {findProgram} from './findProgram';
import type {Driver, Engine} from './driver';

async function launch(): Promise<Driver | undefined> {
  const executablePath = findProgram(['firefox-esr', 'firefox']);
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

/** Firefox, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  launch,
  install: 'apt-get install firefox-esr',
};
