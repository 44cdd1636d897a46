import {stringify} from 'yaml';

/** The front matter of a file as `npm run new` and the editor write it: each key, and each list, in one line. */
export function formatFrontMatter(keys: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(keys).map(([key, value]) =>
    Array.isArray(value)
      ? `${key}: [${value.join(', ')}]\n`
      : stringify({[key]: value}, {lineWidth: 0, singleQuote: true}),
  );
  return `---\n${lines.join('')}---\n`;
}
