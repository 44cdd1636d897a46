import * as z from 'zod';
import {findClosest} from './closest';

/** Something that a schema refuses, in words. */
export interface Issue {
  /** The keys that lead to the value. */
  path: readonly PropertyKey[];
  text: string;
  fix: string;
}

/** Writes a key with a value as its file does: `title: Help` or `title="Help"`. */
type WriteKey = (key: string, value: unknown) => string;

/** Validates a value. The messages are zod's own and the schema's, with the key, the value and what to write. */
export function findIssues(schema: z.ZodType, value: unknown, writeKey: WriteKey): Issue[] {
  const {error} = schema.safeParse(value, {reportInput: true});
  const unknownKeys: Issue[] = [];
  const misspelled = new Set<string>();
  const others = new Map<string, z.core.$ZodIssue>();
  for (const issue of error?.issues ?? []) {
    const place = issue.path.join('.');
    // The first of each value: zod measures the length of a list that should be text, too
    if (issue.code !== 'unrecognized_keys') {
      others.set(place, others.get(place) ?? issue);
      continue;
    }
    const field = fieldAt(schema, issue.path);
    const known = field instanceof z.ZodObject ? Object.keys(field.shape) : [];
    for (const key of issue.keys) {
      const unused = known.filter((each) => !(each in Object(issue.input)));
      const closest = findClosest(key, unused);
      if (closest) misspelled.add([...issue.path, closest].join('.'));
      const fix = closest ? `Did you mean \`${closest}\`?` : `Delete it. ${listKeys(known)}`;
      unknownKeys.push({path: [...issue.path, key], text: `There is no \`${key}\`.`, fix});
    }
  }
  // A misspelled key is not missing as well
  const rest = [...others].filter(([place]) => !misspelled.has(place));
  return [...unknownKeys, ...rest.map(([, issue]) => describeIssue(schema, issue, writeKey))];
}

const listKeys = (keys: readonly string[]) =>
  keys.length > 0 ? `The keys are ${keys.join(', ')}.` : 'There are none.';

function describeIssue(schema: z.ZodType, issue: z.core.$ZodIssue, writeKey: WriteKey): Issue {
  const {path, input, message} = issue;
  const names = path.filter((step) => typeof step === 'string');
  const key = names.at(-1) ?? 'name';
  const name = names.length > 1 ? `\`${key}\` of \`${names[0]}\`` : `\`${key}\``;
  const field = fieldAt(schema, path);
  const {description = '', example = '…'} = {...unwrap(field)?.meta(), ...field?.meta()};
  const allowed = 'values' in issue ? issue.values.map(String) : [];
  const closest = findClosest(String(input), allowed);
  const isMissing = input === undefined || input === null;
  const text = isMissing
    ? `${name} is missing.`
    : `${name} is ${shorten(JSON.stringify(input))}: ${message}.`;
  if (closest) return {path, text, fix: `Did you mean ${writeKey(key, closest)}?`};
  if (allowed.length > 0) return {path, text, fix: `Use one of: ${allowed.join(', ')}.`};
  const correct = isMissing ? undefined : convert(input, issue);
  return {path, text, fix: `Write ${writeKey(key, correct ?? example)} ${description}`.trim()};
}

/** The value in the type that the schema expects, where that is clear: `"16"` as a number, `yes` as true. */
function convert(input: unknown, issue: z.core.$ZodIssue): unknown {
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  const text = String(input);
  if (expected === 'boolean') return !/^(?:no|off|false|0)$/i.test(text);
  if (expected === 'array') return text.split(/[\s,;]+/);
  if (expected === 'string' && typeof input === 'number') return text;
  return expected === 'number' && text !== '' ? Number(text) || undefined : undefined;
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…"` : text);

const unwrap = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

/** The schema of a value inside another. */
function fieldAt(
  schema: z.ZodType | undefined,
  [step, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (step === undefined) return schema;
  const outer = unwrap(schema);
  if (outer instanceof z.ZodObject) {
    return fieldAt((outer.shape as Record<PropertyKey, z.ZodType>)[step], rest);
  }
  if (outer instanceof z.ZodRecord) return fieldAt(outer.valueType as z.ZodType, rest);
  return outer instanceof z.ZodArray ? fieldAt(outer.element as z.ZodType, rest) : undefined;
}
