import {describe, expect, test} from 'vitest';

import {createProblem, replace, type Problem, type Texts} from '../../src/validation/problem';
import {formatRdjson, formatReport} from '../../src/tools/check/report';

const position = {file: 'pages/ride.mdx', line: 6, column: 7};
const texts = {
  'in-two-places': () => ({text: 'Two: "a, b: 100%".', fix: 'Write ## B'}),
  'matter-of-taste': () => ({text: '"—" is long.', fix: 'Write –', severity: 'warning'}),
} satisfies Texts;
const error = createProblem(texts, 'in-two-places', position);
const warning = createProblem(texts, 'matter-of-taste', position);

describe('the report', () => {
  test('lists errors, then warnings, then counts them', () => {
    expect(formatReport([error, warning], {files: 34, seconds: 6.06}))
      .toBe(`pages/ride.mdx:6:7  Two: "a, b: 100%".
→ Write ## B

Warnings (these do not fail the check):

pages/ride.mdx:6:7  "—" is long.
→ Write –

1 problem and 1 warning in 34 files (6.1 s)`);
  });

  test('carries exact corrections in the format of reviewdog, with columns in bytes', () => {
    const corrected = {'term-form': () => ({text: 'T', fix: 'F', ...replace('Evo', 'EVO')})};
    const problem = createProblem(corrected, 'term-form', {file: 'a.mdx', line: 2, column: 3});
    const read = () => 'x\n– Evo';
    const {diagnostics} = JSON.parse(formatRdjson([problem, error], read)) as {
      diagnostics: unknown[];
    };
    const range = {start: {line: 2, column: 5}, end: {line: 2, column: 8}};
    expect(diagnostics).toMatchObject([
      {location: {path: 'a.mdx', range}, suggestions: [{range, text: 'EVO'}]},
      {location: {range: {start: {line: 6, column: 7}}}},
    ]);
  });

  test('counts in plain words', () => {
    const summary = (problems: Problem[], files: number) =>
      formatReport(problems, {files, seconds: 1}).split('\n').at(-1);
    expect(summary([], 33)).toBe('No problems in 33 files (1.0 s)');
    expect(summary([error, error], 33)).toBe('2 problems in 33 files (1.0 s)');
    expect(summary([warning], 1)).toBe('1 warning in 1 file (1.0 s)');
  });
});
