/**
 * `npm run typecheck`: `tsc` for the whole project, with every .mdx file.
 */
import path from 'node:path';
import process from 'node:process';

import ts from 'typescript';

import {findClosest} from '../../content/closest';
import {createProblem, formatProblem} from '../../content/problem';
import {componentModules} from '../../sections/contract';
import {createMdxProgram, mdxErrors, mdxOptions} from './typecheck';

const siteDir = process.cwd();
const relative = (file: string) => path.relative(siteDir, file).split(path.sep).join('/');
const {options, fileNames, errors} = mdxOptions(siteDir);
const host = ts.createCompilerHost(options);
const program = createMdxProgram({rootNames: fileNames, options, host});
const diagnostics = [...errors, ...ts.getPreEmitDiagnostics(program)];

/** TypeScript's numbers for an unknown property: in a page, an unknown component. */
const unknownProperty = [2339, 2551];

for (const diagnostic of diagnostics) {
  const {file, start = 0, length, code} = diagnostic;
  const name = file?.text.slice(start, start + (length ?? 0)) ?? '';
  if (file?.fileName.endsWith('.mdx') && unknownProperty.includes(code) && /^[A-Z]/.test(name)) {
    // The message of TypeScript lists the types of all components
    const {line, character} = file.getLineAndCharacterOfPosition(start);
    const known = [...componentModules.keys()];
    const position = {file: relative(file.fileName), line: line + 1, column: character + 1};
    const suggestion = findClosest(name, known);
    console.log(
      formatProblem(createProblem('unknown-section', position, {name, suggestion, known})),
    );
  } else {
    console.log(ts.formatDiagnosticsWithColorAndContext([diagnostic], host).trimEnd());
  }
}
// Without its own report, a page that cannot be parsed would pass as an empty one
for (const [fileName, {line, column, reason}] of mdxErrors) {
  console.log(
    formatProblem(
      createProblem(
        'mdx-syntax',
        {file: relative(fileName), line: line ?? 1, column: column ?? 1},
        {reason},
      ),
    ),
  );
}
const count = diagnostics.length + mdxErrors.size;
if (count > 0) {
  console.log(`\n${count} problems.`);
  process.exitCode = 1;
}
