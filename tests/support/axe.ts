import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe and returns each broken rule with its elements and reasons. Named parts limit it to those. */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(tags)
    // Two examples of the handbook may show the same landmark, each in a named frame
    .disableRules(page.frames().length > 1 ? ['landmark-unique'] : [])
    .setLegacyMode(); // three times as fast, and sees frames of the same origin
  for (const part of parts) axe.include(part);
  const results = await axe.analyze();
  return results.violations.map(({id, impact, help, nodes}) => {
    const places = nodes.slice(0, 4).map(({target, any, all, none}) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `      ${target.join(' ')}\n        ${why}`;
    });
    if (nodes.length > places.length) places.push(`      and ${nodes.length - places.length} more`);
    return `${id} (${impact ?? 'unknown impact'}): ${help}\n${places.join('\n')}`;
  });
}

/** Switches the colour scheme, which the site follows, and waits until it has. */
export async function setScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme});
  for (const frame of page.frames()) {
    await frame.locator(`html[data-theme="${colorScheme}"]`).waitFor({state: 'attached'});
  }
}
