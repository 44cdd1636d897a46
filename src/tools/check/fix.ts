import {findReplacement, type Problem} from '../../validation/problem';

/**
 * Applies the exact corrections of problems. Of two that overlap, the second is left for the next check.
 *
 * @returns the new texts of the files that change
 */
export function applyFixes(
  problems: readonly Problem[],
  read: (file: string) => string,
): Map<string, string> {
  const changed = new Map<string, string>();
  for (const file of new Set(problems.map((problem) => problem.file))) {
    // Other files of the project are not the writer's
    if (!/^(?:pages|news)\/.*\.(?:mdx?|yml)$/.test(file)) continue;
    const text = read(file);
    const replacements = problems
      .filter((problem) => problem.file === file)
      .flatMap((problem) => findReplacement(problem, text) ?? [])
      .sort((a, b) => a.start - b.start);
    let fixed = '';
    let end = 0;
    for (const replacement of replacements) {
      if (replacement.start < end) continue;
      fixed += text.slice(end, replacement.start) + replacement.text;
      ({end} = replacement);
    }
    if (end > 0) changed.set(file, fixed + text.slice(end));
  }
  return changed;
}
