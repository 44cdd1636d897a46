import {existsSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {components, folders} from '../../sections/components';
import {fileProblem, type Problem} from '../problem';

const definitionsFile = 'src/sections/definitions.ts';

/** Each section has an entry, each entry a page of the handbook, and the parts that an entry names exist. */
export function checkDefinitions(): Problem[] {
  const defined = folders.map(({folder}) => `src/${folder}`);
  const sections = globSync('src/sections/*', {onlyDirectories: true}).map(withoutSlash);
  return [
    ...sections.filter((folder) => !defined.includes(folder)).map(describeUndefined),
    ...folders.filter(({page}) => !existsSync(`src/${page}.mdx`)).map(describeMissingPage),
    ...[...components.values()].flatMap(({content}) =>
      (content?.parts ?? []).filter((part) => !components.has(part)).map(describeUnknownPart),
    ),
  ];
}

const withoutSlash = (folder: string): string => folder.replace(/\/$/, '');

const describeUndefined = (folder: string): Problem =>
  fileProblem(folder, 'This section has no entry.', `Add one to ${definitionsFile}.`);

function describeMissingPage({page, components: defined}: (typeof folders)[number]): Problem {
  const tags = Object.keys(defined).map((name) => `<${name}>`);
  const fix = `Copy src/sections/Statement/Statement.mdx, and show how to use ${tags.join(' and ')}.`;
  return fileProblem(`src/${page}.mdx`, 'This page of the handbook is missing.', fix);
}

const describeUnknownPart = (part: string): Problem =>
  fileProblem(
    definitionsFile,
    `There is no component <${part}>.`,
    'Define it, or write another name.',
  );
