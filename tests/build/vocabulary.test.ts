import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import {expect, test} from 'vitest';

import {root} from '../support/builtSite';
import {pages, structuredData} from './pages';

type Blocks = readonly (readonly [page: string, block: string])[];

/** Blocks with one error each. They prove that the check finds errors. */
const wrongBlocks: Blocks = [
  ['unknown type', '"@type":"TaxiCompany","name":"EVO"'],
  ['unknown property', '"@type":"Organization","ingredients":"tea"'],
  ['unknown property inside', '"@type":"Offer","seller":{"@type":"Person","nam":"A"}'],
  ['wrong value', '"@type":"VideoObject","publisher":{"@type":"State","name":"Assam"}'],
].map(([name = '', properties]) => [name, `{"@context":"https://schema.org",${properties}}`]);

/** A block of each shape, and a page that has it. Breadcrumbs and posts differ in their texts only. */
function blocksOfPages(): Blocks {
  const blocks = new Map<string, [string, string]>();
  for (const page of pages) {
    for (const block of structuredData(page)) {
      const shape = JSON.stringify(block, (key, value: unknown) =>
        key === '@type' || typeof value === 'object' ? value : typeof value,
      );
      blocks.set(shape, [page.path, JSON.stringify(block)]);
    }
  }
  return [...blocks.values()];
}

/**
 * Compares blocks with schema.org's vocabulary, which `schema-dts` publishes as types: every type exists, has each
 * property itself or inherits it, and the values are of a type that the property expects.
 *
 * @returns each problem, after its page
 */
function findProblems(blocks: Blocks): string[] {
  const file = path.join(root, '.cache/structuredData.ts');
  const code = [
    ...blocks.map(([, block]) => `(${block}) satisfies Graph | WithContext<Thing>;`),
    "import type {Graph, Thing, WithContext} from 'schema-dts';",
  ];
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, code.join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts.getPreEmitDiagnostics(program).map(({file: source, start = 0, messageText}) => {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? -1;
    const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1);
    return `${blocks[line]?.[0]}: ${message?.trim()}`;
  });
}

test('structured data uses the vocabulary of schema.org', {timeout: 60_000}, () => {
  const blocks = blocksOfPages();
  expect(blocks.length).toBeGreaterThan(5);
  expect(findProblems([...blocks, ...wrongBlocks])).toEqual(
    wrongBlocks.map(([name]) => expect.stringContaining(`${name}: `) as string),
  );
});
