import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Each rule that is broken, with where and why. Given parts of a page, axe looks at those alone. */
export async function violations(page: Page, ...parts: string[]): Promise<string[]> {
  const axe = new AxeBuilder({page})
    .options({resultTypes: ['violations']})
    .withTags(tags)
    .setLegacyMode(); // without the way through frames, of which the site has none: three times as fast
  for (const part of parts) axe.include(part);
  const results = await axe.analyze();
  return results.violations.map(({id, impact, help, nodes}) => {
    const places = nodes.slice(0, 4).map(({target, any, all, none}) => {
      const why = [...any, ...all, ...none][0]?.message ?? '';
      return `      ${target.join(' ')}\n        ${why}`;
    });
    if (nodes.length > places.length) places.push(`      and ${nodes.length - places.length} more`);
    return `${id} (${impact ?? 'no impact given'}): ${help}\n${places.join('\n')}`;
  });
}
