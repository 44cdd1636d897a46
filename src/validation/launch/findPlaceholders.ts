import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {count} from '../words';
import {createProblem, type Problem, type Texts} from '../problem';
import {placeholders} from './placeholders';

const texts = {
  placeholder: ({line, fix}: {line: string; fix: string}) => ({
    text: `Placeholder: ${line.trim()}`,
    fix,
    severity: 'warning',
  }),
} satisfies Texts;

/** Every placeholder that is left in the project, by file and line. */
export function findPlaceholders(siteDir: string, of = placeholders): Problem[] {
  const problems: Problem[] = [];
  for (const {text, except = [], files, fix} of of) {
    for (const file of globSync([...files], {cwd: siteDir, followSymbolicLinks: false})) {
      const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
      for (const [index, line] of lines.entries()) {
        const start = line.indexOf(text);
        if (start < 0) continue;
        const [tag = ''] = [line.slice(start), ...lines.slice(index + 1)].join('\n').split('>', 1);
        if (except.some((each) => tag.includes(each))) continue;
        const position = {file, line: index + 1, column: start + 1};
        problems.push(createProblem(texts, 'placeholder', position, {line, fix}));
      }
    }
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** How many placeholders are left, and their lines, one file a line; empty if none is left. */
export function summarizePlaceholders(problems: readonly Problem[]): string {
  const lines = new Map<string, number[]>();
  for (const {file, line} of problems) lines.set(file, [...(lines.get(file) ?? []), line]);
  const heading = `${count(problems.length, 'placeholder')} left before launch (warnings; \`EVO_RELEASE=true npm run build\` explains them):`;
  const list = [...lines].map(([file, numbers]) => `  ${file}:${numbers.join(',')}`);
  return problems.length > 0 ? [heading, ...list, ''].join('\n') : '';
}
