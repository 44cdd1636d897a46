import {existsSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {components, folders} from '../../sections/definitions';
import {fileProblem, type Problem} from '../problem';

/** Definitions are listed, their parts exist, and each folder has its page of the handbook. */
export function checkDefinitions(): Problem[] {
  const listed = folders.map(({folder}) => `src/${folder}/definition.ts`);
  const unlisted = globSync('src/{sections,elements}/*/definition.ts').filter(
    (file) => !listed.includes(file),
  );
  const missingPages = folders
    .map(({page}) => `src/${page}.mdx`)
    .filter((page) => !existsSync(page));
  const unknownParts = [...components.values()].flatMap(({folder, content}) =>
    (content?.parts ?? [])
      .filter((part) => !components.has(part))
      .map((part) => ({file: `src/${folder}/definition.ts`, part})),
  );
  return [
    ...unlisted.map((file) =>
      fileProblem(file, 'No list names this definition.', 'Add a line to src/sections/list.ts.'),
    ),
    ...missingPages.map((page) =>
      fileProblem(
        page,
        'This page of the handbook is missing.',
        'Copy src/sections/Statement/Statement.mdx, and write when to use the section, with an example.',
      ),
    ),
    ...unknownParts.map(({file, part}) =>
      fileProblem(file, `There is no component <${part}>.`, 'Define it, or write another name.'),
    ),
  ];
}
