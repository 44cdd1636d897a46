import {expect, test} from 'playwright/test';

import {firstView} from '../bench/browser';
import {KB, advice, readBudgets} from '../build/budgets';
import {pageAt} from '../build/site';
import {partsOf} from '../build/weight';
import {phone} from './helpers';

const limits = Object.entries(readBudgets().pages).flatMap(([address, budget]) =>
  budget['first view'] === undefined ? [] : [{address, limit: budget['first view']}],
);

const shown = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

test('pages have budgets', () => {
  expect(limits.map(({address}) => address)).toContain('/');
});

for (const {address, limit} of limits) {
  test(`the first view of ${address} is light on a phone`, async ({browser, baseURL}) => {
    const {bytes, scripts, kinds} = await firstView(browser, `${baseURL ?? ''}${address}`);
    const parts = [...kinds].map(([kind, weight]) => `${kind} ${shown(weight)}`).join(', ');
    const message = `First view of ${address} at ${phone.width} px: ${shown(bytes)}, budget ${limit.toFixed(1)} KB. It is made of: ${parts}\n${advice}\n`;
    expect(bytes, message).toBeLessThanOrEqual(limit * KB);

    const counted = partsOf(pageAt(address)).filter(({kind}) => kind === 'JavaScript');
    expect(
      scripts.map(({path}) => path.slice(1)).sort(),
      'tests/build/weight.ts knows every script that the page runs (after npm start, run npm run build again)',
    ).toEqual(counted.map(({file}) => file).sort());
  });
}
