import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {components, type Component} from '../../sections/components';
import {problemOf, type Problem, type ProblemText} from '../problem';

/** Each section has an entry, each entry its components and a page of the handbook, and its parts exist. */
export function checkDefinitions(
  defined: readonly Component[] = [...components.values()],
): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, ...finding: ProblemText) =>
    problems.push(...problemOf(file, ...finding));

  const entries = defined.map(({folder}) => `src/${folder}/`);
  for (const folder of globSync('src/sections/*', {onlyDirectories: true})) {
    if (entries.includes(folder)) continue;
    report(folder, 'This section has no entry.', 'Add one to src/sections/definitions.ts.');
  }
  for (const {name, folder, page, content} of defined) {
    const definitions = `src/${path.dirname(folder)}/definitions.ts`;
    const file = `src/${folder}/index.tsx`;
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!source.includes(name)) {
      const fix = `Export ${name} there, as src/sections/Statement does, or delete it from ${definitions}.`;
      report(file, `The component <${name}> is missing.`, fix);
    } else if (!existsSync(`src/${page}.mdx`)) {
      const fix = `Copy src/sections/Statement/Statement.mdx, and show how to use <${name}>.`;
      report(`src/${page}.mdx`, 'This page of the handbook is missing.', fix);
    }
    for (const part of content?.parts ?? []) {
      if (components.has(part)) continue;
      report(definitions, `There is no component <${part}>.`, 'Define it, or write another name.');
    }
  }
  return problems;
}
