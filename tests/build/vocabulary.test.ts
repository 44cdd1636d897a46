import path from 'node:path';

import ts from 'typescript';
import {expect, test} from 'vitest';

import {root} from '../support/builtSite';
import {pages} from './pages';

/** A block of each shape, and the page that has it first. Breadcrumbs and posts differ in their texts only. */
const blocks = new Map<string, {json: string; permalink: string}>();
for (const {path: permalink, $} of pages) {
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const json = $(script).text();
    const shape = JSON.stringify(JSON.parse(json), (key, value: unknown) =>
      key === '@type' || typeof value === 'object' ? value : typeof value,
    );
    if (!blocks.has(shape)) blocks.set(shape, {json, permalink});
  }
}

/**
 * Compares blocks of JSON with schema.org's vocabulary, which `schema-dts` publishes as types: every type exists, has
 * each property itself or inherits it, and the values are of a type that the property expects.
 *
 * @returns the problems of each block
 */
function problemsIn(jsons: readonly string[]): string[][] {
  const file = path.join(root, 'tests/build/blocks.ts'); // exists in memory only
  const source = [
    "import type {Graph, Thing, WithContext} from 'schema-dts';",
    'type Block = Graph | WithContext<Thing>;',
    ...jsons.map((json, index) => `export const block${index}: Block = ${json};`),
  ].join('\n');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (name, target, ...rest) =>
      name === file
        ? ts.createSourceFile(name, source, target)
        : disk.getSourceFile(name, target, ...rest),
  };
  const program = ts.createProgram([file], options, host);
  const problems = jsons.map((): string[] => []);
  for (const {file: from, start = 0, messageText} of ts.getPreEmitDiagnostics(program)) {
    const line = from?.getLineAndCharacterOfPosition(start).line ?? 0;
    const text = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1) ?? '';
    const list = problems[line - 2];
    if (!list) throw new Error(text);
    list.push(text.trim());
  }
  return problems;
}

test('structured data uses the vocabulary of schema.org', {timeout: 60_000}, () => {
  const found = [...blocks.values()];
  const problems = problemsIn(found.map(({json}) => json));
  const named = found.map(({permalink}, index) => [permalink, problems[index]] as const);
  expect(found.length).toBeGreaterThan(5);
  expect(named.filter(([, texts]) => texts?.length)).toEqual([]);
});

test('an unknown type or property and a value of another type are found', {timeout: 60_000}, () => {
  const wrong = [
    '"@type":"TaxiCompany","name":"EVO"',
    '"@type":"Organization","ingredients":"tea"',
    '"@type":"Offer","seller":{"@type":"Person","nam":"A"}',
    '"@type":"VideoObject","publisher":{"@type":"State","name":"Assam"}',
  ].map((properties) => `{"@context":"https://schema.org",${properties}}`);
  expect(problemsIn(wrong).map((texts) => texts.length)).toEqual([1, 1, 1, 1]);
});
