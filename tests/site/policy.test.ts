import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {expectOnEveryPage, pages, type Page} from './site';

/** Not a script to browsers. */
const data = '[type="application/ld+json"]';
const policySelector = 'meta[http-equiv="Content-Security-Policy"]';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const inlineScripts = ({$}: Page) =>
  $(`script:not([src], ${data})`).map((_, script) => $(script).text());
const inlineStyles = ({$}: Page) => [
  ...$('style').map((_, style) => $(style).text()),
  ...$('[style]').map((_, element) => $(element).attr('style')),
];

test.each([
  ['script-src', 'inlineScripts', inlineScripts],
  ['style-src', 'inlineStyles', inlineStyles],
])('the %s of every page allows what is inline, and nothing else', (directive, name, inlineOf) => {
  const hashes = new Set(pages.flatMap((page) => [...inlineOf(page)].map(hashOf)));
  const needed = [...hashes].sort();
  const line = `const ${name} = [${needed.map((hash) => `"${hash}"`).join(', ')}];`;
  for (const {$, path} of pages) {
    const [sources] = $(policySelector).attr('content')?.match(`${directive} [^;]*`) ?? [];
    const allowed = [...(sources?.match(/'sha256-[^']+'/g) ?? [])].sort();
    expect(allowed, `${path}\n→ Write in src/plugins/release/policy.ts: ${line}`).toEqual(needed);
  }
});

test('the policy precedes scripts and styles', () => {
  expectOnEveryPage(({$}) => {
    const [first] = $(`${policySelector}, script:not(${data}), style, [rel="stylesheet"]`);
    return $(first).is(policySelector) ? [] : ['a script or a style precedes the policy'];
  });
});
