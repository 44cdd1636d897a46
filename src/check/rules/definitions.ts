import {existsSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {components, folders} from '../../sections/components';
import {fileProblem, type Problem} from '../problem';

const definitionsFile = 'src/sections/definitions.ts';

/** Each section has an entry, each entry a page of the handbook, and the parts that an entry names exist. */
export function checkDefinitions(): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, text: string, fix: string) =>
    problems.push(fileProblem(file, text, fix));

  const defined = folders.map(({folder}) => `src/${folder}/`);
  for (const folder of globSync('src/sections/*', {onlyDirectories: true})) {
    if (defined.includes(folder)) continue;
    report(folder, 'This section has no entry.', `Add one to ${definitionsFile}.`);
  }
  for (const {page, components: own} of folders) {
    if (existsSync(`src/${page}.mdx`)) continue;
    const tags = Object.keys(own).map((name) => `<${name}>`);
    const fix = `Copy src/sections/Statement/Statement.mdx, and show how to use ${tags.join(' and ')}.`;
    report(`src/${page}.mdx`, 'This page of the handbook is missing.', fix);
  }
  for (const part of [...components.values()].flatMap(({content}) => content?.parts ?? [])) {
    if (components.has(part)) continue;
    const fix = 'Define it, or write another name.';
    report(definitionsFile, `There is no component <${part}>.`, fix);
  }
  return problems;
}
