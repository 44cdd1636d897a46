import {parseFailure, writtenFiles} from './parse';
import type {Problem, Rule, Site} from './problem';
import {syntax} from './syntax';

/**
 * What all rules find, in the order in which it is told: errors before hints, then by file, line and column. Of a file
 * that cannot be read only that is told: everything else may come from it.
 *
 * @param elsewhere - for rules that run in a thread of their own: what to call in their place
 */
export async function runRules(
  rules: readonly Rule[],
  site: Site,
  elsewhere: ReadonlyMap<Rule, () => Promise<Problem[]>> = new Map(),
): Promise<Problem[]> {
  // Begun before the others, which leave this thread no time.
  const away = new Map(
    rules.flatMap((rule): [Rule, Promise<Problem[]>][] => {
      const run = elsewhere.get(rule);
      return run ? [[rule, run()]] : [];
    }),
  );
  const found = await Promise.all(
    rules.map(async (rule) => ({rule, problems: await (away.get(rule) ?? rule(site))})),
  );
  const unreadable = new Set(writtenFiles(site).filter((file) => parseFailure(site, file)));
  const problems = found.flatMap((each) =>
    each.rule === syntax ? each.problems : each.problems.filter(({file}) => !unreadable.has(file)),
  );
  return unique(problems).sort(inOrder);
}

function unique(problems: readonly Problem[]): Problem[] {
  const byWords = new Map(
    problems.map((problem) => {
      const {file, line, column, wrong} = problem;
      return [[file, line, column, wrong].join('\n'), problem];
    }),
  );
  return [...byWords.values()];
}

function inOrder(a: Problem, b: Problem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
