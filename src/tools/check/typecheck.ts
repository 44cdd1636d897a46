/**
 * `npm run typecheck`: `tsc` for the whole project, with every .mdx file.
 */
import path from 'node:path';
import process from 'node:process';

import {createMdxLanguagePlugin} from '@mdx-js/language-service';
import {proxyCreateProgram} from '@volar/typescript';
import remarkFrontmatter from 'remark-frontmatter';
import ts from 'typescript';
import type {VFileMessage} from 'vfile-message';

import {findClosest} from '../../content/closest';
import {createProblem, formatProblem} from '../../content/problem';
import {componentModules} from '../../sections/contract';

const siteDir = process.cwd();
const mdx = createMdxLanguagePlugin([remarkFrontmatter], undefined, true);

/** Why MDX cannot parse a file, by file: without its own report, such a page would pass as an empty one. */
const mdxErrors = new Map<string, VFileMessage>();

const createVirtualCode = mdx.createVirtualCode?.bind(mdx);
mdx.createVirtualCode = (file, ...rest) => {
  const code = createVirtualCode?.(file, ...rest);
  if (code?.error) mdxErrors.set(String(file), code.error);
  return code;
};

const {options, fileNames, errors} = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${siteDir}/tsconfig.json`, (name) => ts.sys.readFile(name)).config,
  ts.sys,
  siteDir,
  // Internal in TypeScript: its own language service sets it to accept other extensions
  {allowNonTsExtensions: true},
  'tsconfig.json',
  undefined,
  [{extension: 'mdx', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred}],
);
const host = ts.createCompilerHost(options);
const createProgram = proxyCreateProgram(ts, ts.createProgram, () => [mdx]);
const program = createProgram({rootNames: fileNames, options, host});
const diagnostics = [...errors, ...ts.getPreEmitDiagnostics(program)];

/** TypeScript's numbers for an unknown property: in a page, an unknown component. */
const unknownProperty = [2339, 2551];

/** The position of an error; without one, the start of the file. */
const locate = (fileName: string, line = 1, column = 1) => ({
  file: path.relative(siteDir, fileName).split(path.sep).join('/'),
  line,
  column,
});

for (const diagnostic of diagnostics) {
  const {file, start = 0, length, code} = diagnostic;
  const name = file?.text.slice(start, start + (length ?? 0)) ?? '';
  if (file?.fileName.endsWith('.mdx') && unknownProperty.includes(code) && /^[A-Z]/.test(name)) {
    // The message of TypeScript lists the types of all components
    const {line, character} = file.getLineAndCharacterOfPosition(start);
    const known = [...componentModules.keys()];
    const params = {name, suggestion: findClosest(name, known), known};
    const position = locate(file.fileName, line + 1, character + 1);
    console.log(formatProblem(createProblem('unknown-section', position, params)));
  } else {
    console.log(ts.formatDiagnosticsWithColorAndContext([diagnostic], host).trimEnd());
  }
}
for (const [fileName, {line, column, reason}] of mdxErrors) {
  const position = locate(fileName, line, column);
  console.log(formatProblem(createProblem('mdx-syntax', position, {reason})));
}
const count = diagnostics.length + mdxErrors.size;
if (count > 0) {
  console.log(`\n${count} problems.`);
  process.exitCode = 1;
}
