import {existsSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {components, folders} from '../../sections/definitions';
import {fileProblem, type Problem} from '../problem';

/** Definitions of sections are listed, their parts exist, and each has its page of the handbook. */
export function checkDefinitions(): Problem[] {
  const listed = folders.map(({folder}) => `src/${folder}/definition.ts`);
  const files = globSync('src/sections/*/definition.ts');
  return [
    ...files.filter((file) => !listed.includes(file)).map(describeUnlisted),
    ...folders.filter(({page}) => !existsSync(`src/${page}.mdx`)).map(describeMissingPage),
    ...[...components.values()].flatMap(({folder, content}) =>
      (content?.parts ?? [])
        .filter((part) => !components.has(part))
        .map((part) => describeUnknownPart(`src/${folder}/definition.ts`, part)),
    ),
  ];
}

function describeUnlisted(file: string): Problem {
  const name = path.basename(path.dirname(file));
  const line = `export {definition as ${name}} from './${name}/definition';`;
  return fileProblem(
    file,
    'This definition is in no list.',
    `Add to src/sections/list.ts: ${line}`,
  );
}

function describeMissingPage({page, components: defined}: (typeof folders)[number]): Problem {
  const tags = Object.keys(defined).map((name) => `<${name}>`);
  const fix = `Copy src/sections/Statement/Statement.mdx, and show how to use ${tags.join(' and ')}.`;
  return fileProblem(`src/${page}.mdx`, 'This page of the handbook is missing.', fix);
}

const describeUnknownPart = (file: string, part: string): Problem =>
  fileProblem(file, `There is no component <${part}>.`, 'Define it, or write another name.');
