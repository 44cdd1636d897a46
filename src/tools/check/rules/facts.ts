import path from 'node:path';

import {globSync} from 'tinyglobby';
import ts from 'typescript';

import {findClosest} from '../../../validation/closest';
import {createProblem} from '../../../validation/problem';
import type {Problem} from '../../../validation/problem';
import {memoize} from '../../memoize';
import {locate} from '../content';
import type {Rule} from '../content';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  types: [],
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
};

/** TypeScript's codes for a key that a type lacks, without and with a suggestion. */
const unknownKey: readonly number[] = [2353, 2561];

/** Facts in `src/company`, from which structured data and the vCard are made, have the keys and values of their types. */
export const facts: Rule = ({siteDir, read}) => {
  const names = globSync('src/company/*.ts', {cwd: siteDir, ignore: '**/*.test.ts'});
  const texts = names.map((name) => [name, read(name)] as const);
  return checkTypes(JSON.stringify({siteDir, texts}));
};

/** Compiles the facts, once for each state of them, because that takes longer than all other rules. */
const checkTypes = memoize((site) => {
  const {siteDir, texts} = JSON.parse(site) as {siteDir: string; texts: [string, string][]};
  const textOf = new Map(texts);
  const nameOf = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  host.readFile = (file) => textOf.get(nameOf(file)) ?? readFile(file);
  const files = texts.map(([name]) => path.join(siteDir, name));
  const program = ts.createProgram(files, options, host);
  const found = ts.getPreEmitDiagnostics(program);
  const unknown = found.filter(({code}) => unknownKey.includes(code));
  // What uses a misspelled key fails as well
  const shown = unknown.length > 0 ? unknown : found;
  return shown.flatMap(({file, start = 0, length = 0, code, messageText}): Problem | [] => {
    if (!file) return [];
    const {text} = file;
    const position = locate({file: nameOf(file.fileName), text}, start);
    if (!unknownKey.includes(code)) {
      const message = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1) ?? '';
      return createProblem('fact-invalid', position, {message: message.trim()});
    }
    const key = text.slice(start, start + length);
    const object = objectAt(file, start);
    const type = object && program.getTypeChecker().getContextualType(object);
    const known = type?.getProperties().map(({name}) => name) ?? [];
    const suggestion = findClosest(key, known);
    return createProblem('key-unknown', position, {key, suggestion, known});
  });
});

/** The innermost object literal around a position. */
function objectAt(node: ts.Node, position: number): ts.ObjectLiteralExpression | undefined {
  if (position < node.getFullStart() || position >= node.getEnd()) return undefined;
  const inner = ts.forEachChild(node, (child) => objectAt(child, position));
  return inner ?? (ts.isObjectLiteralExpression(node) ? node : undefined);
}
