/** The main journeys in the engines that Playwright does not drive from a distribution's packages. */
import process from 'node:process';

import {afterAll, describe, expect, test} from 'vitest';

import {links} from '../../src/company/contact';
import {formatRupees, hourlyFare} from '../../src/company/fares';
import {build, postWith} from '../support/builtSite';
import {startServer} from '../support/server';
import {patience, startFirefox, startWebKit, type Driver} from './browsers';

const server = await startServer({dir: build});
afterAll(() => server.close());

/** Waits until an expression is true in the page. */
const until = (driver: Driver, expression: string) =>
  expect.poll(() => driver.evaluate(expression), {...patience, message: expression}).toBeTruthy();

/** Opens a page and waits until React has hydrated it. */
async function open(driver: Driver, address: string): Promise<void> {
  await driver.open(server.url + address);
  await until(driver, `document.documentElement.dataset.hasHydrated === 'true'`);
}

const count = (selector: string) => `document.querySelectorAll('${selector}').length`;
const height = (selector: string) => `document.querySelector('${selector}').offsetHeight`;
const text = (selector: string) => `(document.querySelector('${selector}')?.textContent ?? '')`;

const journeys: Record<string, (driver: Driver) => Promise<void>> = {
  'opens with its image, font and styles': async (driver) => {
    await open(driver, '/');
    await until(driver, `[...document.fonts].some(({status}) => status === 'loaded')`);
    await until(driver, `document.querySelector('main img').naturalWidth > 0`);
    await until(driver, `/the future is electric/i.test(${text('h1')})`);
    await until(driver, `getComputedStyle(document.querySelector('header')).position === 'sticky'`);
    await until(driver, `document.documentElement.scrollWidth <= innerWidth`);
  },

  'opens the menu of a phone, and follows a link': async (driver) => {
    await driver.resize(420, 800);
    await open(driver, '/');
    await driver.click('header button[aria-label="Menu"]');
    await until(driver, count('header button[aria-label="Menu"][aria-expanded="true"]'));
    await driver.click('header [data-open] a[href="/drive"]');
    await until(driver, `location.pathname === '/drive' && /drive/i.test(${text('h1')})`);
    await until(driver, `!${count('header [data-open]')}`);
  },

  'chooses a rental and its hours': async (driver) => {
    await open(driver, '/#book');
    await driver.click('label:has(input[name="rental"][value="hourly"])');
    await driver.click('label:has(input[value="3"])');
    const fare = formatRupees(hourlyFare(3).rupees);
    await until(driver, `${text('#book output')}.includes('${fare}')`);
    const sms = `[...document.querySelectorAll('a[href^="${links.sms}?"]')]
      .find((link) => link.checkVisibility({visibilityProperty: true})).href`;
    expect(decodeURIComponent(String(await driver.evaluate(sms)))).toContain('rental: 3 hours');
  },

  'answers a question': async (driver) => {
    await open(driver, '/business');
    await until(driver, `${height('#faq-payments')} === 0`);
    await driver.click('button[aria-controls="faq-payments"]');
    await until(driver, `${height('#faq-payments')} > 20`);
    await open(driver, '/business#faq-offering');
    await until(driver, `${height('#faq-offering')} > 20`);
  },

  'turns a carousel forward and back': async (driver) => {
    await open(driver, '/business');
    const area = '[role="group"][aria-label="What clients say"]';
    const left = `document.querySelector('${area} [role="group"]').scrollLeft`;
    const start = Number(await driver.evaluate(left));
    await driver.click(`${area} button[aria-label="Next"]`);
    await until(driver, `${left} > ${start + 100}`);
    await driver.click(`${area} button[aria-label="Previous"]`);
    await until(driver, `${left} === ${start}`);
  },

  'shows the errors of the form, and composes the message': async (driver) => {
    await open(driver, '/charge');
    await driver.click('main form [type="submit"]');
    await until(driver, `document.activeElement.ariaInvalid === 'true'`);
    await driver.type('[name="name"]', 'Ritu Deka');
    await driver.type('[name="phone"]', '9864012345');
    await driver.type('[name="email"]', 'ritu@example.com');
    await driver.type('[name="message"]', 'A bay in Tezpur, please.');
    await until(driver, `!${count('main form [aria-invalid="true"]')}`);
    // In one step: a browser without an email app may leave the page for an error
    const message = await driver.evaluate(`new Promise((resolve) => {
      const look = () => ${text('main form pre')} && resolve(${text('main form pre')});
      new MutationObserver(look).observe(document.body, {subtree: true, childList: true});
      document.querySelector('main form [type="submit"]').click();
    })`);
    expect(message).toContain('Tezpur');
  },

  'changes the theme, and remembers it': async (driver) => {
    await open(driver, '/');
    const theme = 'document.documentElement.dataset.theme';
    const before = await driver.evaluate(theme);
    await driver.click('footer button[aria-label$="theme"]');
    await until(driver, `${theme} !== '${String(before)}'`);
    const after = await driver.evaluate(theme);
    await open(driver, '/about');
    expect(await driver.evaluate(theme)).toBe(after);
  },

  'reads the news, and goes back': async (driver) => {
    const post = postWith(/./);
    await open(driver, '/about');
    await driver.evaluate('(window.isSamePage = true)');
    await driver.click('footer a[href="/news"]');
    await until(driver, `location.pathname === '/news' && ${count('main article, main h2')} > 3`);
    await driver.click(`main a[href="${post}"]`);
    await until(driver, `location.pathname === '${post}' && ${count('main article p')} > 1`);
    await driver.evaluate('history.back()');
    await until(driver, `location.pathname === '/news' && ${text('h1')} === 'News'`);
    expect(await driver.evaluate('window.isSamePage')).toBe(true);
  },
};

describe.each([
  {name: 'Firefox', start: startFirefox, packages: 'firefox-esr'},
  {name: 'WebKit', start: startWebKit, packages: 'webkit2gtk-driver xvfb'},
])('$name', ({name, start, packages}) => {
  test.for(Object.entries(journeys))('%s', async ([, travel], {skip}) => {
    const driver = await start();
    if (!driver) {
      const problem = `${name} is not installed.\n→ apt-get install ${packages}`;
      if (process.env['CI']) throw new Error(problem);
      console.warn(`SKIPPED: ${problem}`);
      return skip();
    }
    await driver.resize(1280, 800);
    await travel(driver);
  });
});
