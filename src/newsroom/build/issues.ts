import type {z} from 'zod';
import type {Mistake, Yaml} from './readYaml';

/** What a schema says of a file, each with its place. */
export function mistakesOf(
  {issues}: z.ZodError,
  yaml: Yaml,
  unknownKey: (key: string) => string,
  parent: readonly string[] = [],
): Mistake[] {
  const unknown: Mistake[] = [];
  const others: Mistake[] = [];
  for (const issue of issues) {
    const at = [...parent, ...issue.path];
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        unknown.push({...yaml.place([...at, key], 'key'), ...worded(unknownKey(key))});
      }
    } else {
      others.push({...yaml.place(at), ...worded(issue.message)});
    }
  }
  // A key that is misspelt is not missing as well.
  const meant = unknown.flatMap(({instead}) => /^Did you mean "(.+)"\?$/.exec(instead)?.[1] ?? []);
  const isMisspelt = ({wrong}: Mistake) =>
    meant.some((key) => new RegExp(`^${key}(?: of "[^"]*")? is missing\\.`).test(wrong));
  return [...others.filter((mistake) => !isMisspelt(mistake)), ...unknown];
}

/** The two halves of what the schema says. */
function worded(message: string): Pick<Mistake, 'wrong' | 'instead'> {
  const [wrong = '', instead = ''] = message.split('\n→ ');
  return {wrong, instead};
}

/** Whether a value is keys with values. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Texts that end at a #, because YAML takes the rest of the line for a comment. */
export function cutTexts(data: Record<string, unknown>, yaml: Yaml): Mistake[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const place = typeof value === 'string' && yaml.commentAfter([key]);
    if (!place) return [];
    return {
      ...place,
      wrong: `${key} ends before the #: what follows in this line is left out.`,
      instead: `Put the text in quotes: ${key}: '…', or delete the # and what follows.`,
    };
  });
}
