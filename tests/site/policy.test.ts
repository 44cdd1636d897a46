import {createHash} from 'node:crypto';
import {test} from 'vitest';
import {expectNone, expectOnEveryPage, pages, tag, type Page} from './site';

/** Not a script to browsers. */
const data = '[type="application/ld+json"]';
const policySelector = 'meta[http-equiv="Content-Security-Policy"]';

/** The sources that a page's policy allows, by directive. */
function policyOf({$, path}: Page): Map<string, readonly string[]> {
  const policy = $(policySelector).attr('content');
  if (policy === undefined) throw new Error(`${path} has no content security policy.`);
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const isHash = (source: string) => source.startsWith("'sha256-");

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
  const hashesOf = (page: Page) => [...inlineOf(page)].map(hashOf);
  const needed = new Set(pages.flatMap(hashesOf));
  const problems = pages.flatMap((page) => {
    const allowed = (policyOf(page).get(directive) ?? []).filter(isHash);
    const refused = [...inlineOf(page)].filter((text) => !allowed.includes(hashOf(text)));
    const unused = allowed.filter((hash) => !needed.has(hash));
    return [
      ...refused.map((text) => `${page.path}: browsers refuse ${directive} ${text.slice(0, 80)}`),
      ...unused.map((hash) => `${page.path}: the policy allows ${hash}, which no page has`),
    ];
  });
  if (problems.length > 0) {
    const value = [...needed].map((hash) => `"${hash}"`).join(', ');
    problems.push(`→ Write in src/plugins/release/policy.ts: const ${name} = [${value}];`);
  }
  expectNone(problems);
});

test('the policy precedes scripts and styles, and no element breaks it', () => {
  expectOnEveryPage((page) => {
    const first = page
      .$(`${policySelector}, script:not(${data}), style, [rel="stylesheet"]`)
      .first();
    const handlers = page
      .$('html, html *')
      .toArray()
      .filter((element) => Object.keys(element.attribs).some((name) => name.startsWith('on')));
    return [
      ...(first.is(policySelector) ? [] : ['a script or a style precedes the policy']),
      ...handlers.map((element) => `${tag(page, element)} has a handler, which browsers refuse`),
    ];
  });
});
