import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {components, folders} from '../../sections/components';
import {problemOf, type Problem, type ProblemText} from '../problem';

/** Each section has an entry, each entry its components and a page of the handbook, and its parts exist. */
export function checkDefinitions(defined = folders): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, ...finding: ProblemText) =>
    problems.push(...problemOf(file, ...finding));

  const entries = defined.map(({folder}) => `src/${folder}/`);
  for (const folder of globSync('src/sections/*', {onlyDirectories: true})) {
    if (entries.includes(folder)) continue;
    report(folder, 'This section has no entry.', 'Add one to src/sections/definitions.ts.');
  }
  for (const {folder, page, components: own} of defined) {
    const definitions = `src/${path.dirname(folder)}/definitions.ts`;
    const names = Object.keys(own);
    const file = `src/${folder}/index.tsx`;
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const missing = names.find((name) => !source.includes(name));
    if (missing) {
      const fix = `Export ${missing} there, as src/sections/Statement does, or delete it from ${definitions}.`;
      report(file, `The component <${missing}> is missing.`, fix);
    } else if (!existsSync(`src/${page}.mdx`)) {
      const tags = names.map((name) => `<${name}>`).join(' and ');
      const fix = `Copy src/sections/Statement/Statement.mdx, and show how to use ${tags}.`;
      report(`src/${page}.mdx`, 'This page of the handbook is missing.', fix);
    }
    for (const part of Object.values(own).flatMap(({content}) => content?.parts ?? [])) {
      if (components.has(part)) continue;
      report(definitions, `There is no component <${part}>.`, 'Define it, or write another name.');
    }
  }
  return problems;
}
