import {parsePage, writtenFiles} from './parse';
import {placeAt} from './place';
import type {Problem, Rule} from './problem';
import {readSections} from './sections';
import type {Oddity} from './syntax/scan';
import {explain} from './types/explain';
import {PageProgram} from './types/program';

/** Kept from run to run: the first reads the sections, the others only the pages that changed. */
interface Kept {
  program: PageProgram;
  /** Of which sections the answers speak. */
  version: string;
  /** By file and text. */
  answers: Map<string, Oddity[]>;
}

const kept = new Map<string, Promise<Kept>>();

async function start(root: string): Promise<Kept> {
  return {program: await PageProgram.start(root), version: '', answers: new Map()};
}

/**
 * Everything that a page says to its components fits them: TypeScript compares each page with the sections' own types,
 * and what it finds is told in a writer's words.
 */
export const types: Rule = async (site) => {
  const {root} = site;
  const running = kept.get(root) ?? start(root);
  kept.set(root, running);
  const state = await running;
  const {program} = state;

  const pages = new Map(
    writtenFiles(site).flatMap((file): [string, string][] => {
      const page = parsePage(site, file);
      return page?.format === 'mdx' ? [[file, page.text]] : [];
    }),
  );
  if (program.version() !== state.version) state.answers.clear();
  const key = (file: string) => `${file}\n${pages.get(file) ?? ''}`;
  const asked = new Map([...pages].filter(([file]) => !state.answers.has(key(file))));
  if (asked.size > 0) {
    const sections = readSections(root);
    for (const [file, page] of program.check(asked)) {
      state.answers.set(key(file), explain(program.ts, page, sections));
    }
    state.version = program.version();
  }
  return [...pages].flatMap(([file, text]) =>
    (state.answers.get(key(file)) ?? []).map(({offset, wrong, instead}): Problem => ({
      file,
      ...placeAt(text, offset),
      severity: 'error',
      wrong,
      instead,
    })),
  );
};
