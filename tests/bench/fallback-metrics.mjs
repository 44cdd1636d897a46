/**
 * Prints how wide the site's own words run in Anek compared with the fonts that stand in for it: the numbers of
 * src/plugins/fonts/fallback.ts. Needs a build being served, and Roboto and Liberation Sans on the machine.
 *
 *     node tests/bench/fallback-metrics.mjs http://127.0.0.1:3000
 */
import {chromium} from 'playwright';

const [, , address = 'http://127.0.0.1:3000'] = process.argv;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.goto(address);
const rows = await page.evaluate(async () => {
  await document.fonts.ready;
  const words = (selector) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent).join(' ');
  const samples = {
    text: {text: words('main p'), weight: 400, stretch: '100%'},
    control: {text: words('.button'), weight: 650, stretch: '112%'},
    heading: {text: words('h2:not(.upper), h3'), weight: 750, stretch: '124%'},
    capitals: {text: words('.upper').toUpperCase(), weight: 800, stretch: '125%'},
  };
  const width = (family, {text, weight, stretch}) => {
    const span = document.createElement('span');
    span.textContent = text;
    Object.assign(span.style, {
      fontFamily: family,
      fontWeight: weight,
      fontStretch: stretch,
      fontSize: '16px',
      whiteSpace: 'pre',
      position: 'absolute',
    });
    document.body.append(span);
    const {width: measured} = span.getBoundingClientRect();
    span.remove();
    return measured;
  };
  return ['Roboto', 'Liberation Sans'].map((family) => {
    const per = (name) =>
      ((width("'Anek Latin'", samples[name]) / width(`'${family}'`, samples[name])) * 100).toFixed(
        1,
      );
    return {family, ...Object.fromEntries(Object.keys(samples).map((name) => [name, per(name)]))};
  });
});
console.table(rows);
await browser.close();
