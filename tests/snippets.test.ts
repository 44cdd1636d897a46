import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {describe, expect, test} from 'vitest';

import {snippetsFile, snippetsText} from '../src/tools/snippets/snippets';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = snippetsText(root);

interface Snippet {
  body: string[];
}
const snippets = JSON.parse(text.replace(/^\/\/.*$/m, '')) as Record<string, Snippet>;

test('the editor’s snippets are those of today’s components', () => {
  const committed = readFileSync(path.join(root, snippetsFile), 'utf8');
  expect(
    committed === text,
    `${snippetsFile} is not what the components’ types say.\n→ Run: npm run snippets`,
  ).toBe(true);
});

describe('a snippet', () => {
  test('asks for what is required and offers what can be chosen', () => {
    expect(snippets['Rental']?.body).toEqual([
      '<Rental',
      'rental="${1|airport,hourly,shillong,railway,interdistrict|}"',
      'title="${2:The heading}"',
      'image="/img/${3:name}.jpg"',
      'alt="${4:What the picture shows, for people who do not see it}"',
      '>',
      '',
      '${0:A lead and a bullet list}',
      '',
      '</Rental>',
    ]);
  });

  test('of what stands in a line of text is one line', () => {
    expect(snippets['Button']?.body).toEqual([
      '<Button to="${1:Where it leads}">${0:The words}</Button>',
    ]);
    expect(snippets['Price']?.body).toEqual([
      '<Price of="${1|airport,hourly,shillong,railway,interdistrict|}" />',
    ]);
  });

  test('of a component that takes nothing is its name', () => {
    expect(snippets['FareIndex']?.body).toEqual(['<FareIndex />']);
  });

  test('of a post has the keys that its kind demands', () => {
    const body = snippets['Front matter of a post: media-coverage']?.body.join('\n');
    expect(body).toContain('kind: media-coverage');
    expect(body).toMatch(/^outletUrl: https:/m);
    expect(snippets['Front matter of a post: news']?.body.join('\n')).not.toContain('outlet');
  });
});
