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
  const issues = schema.safeParse(value, {reportInput: true}).error?.issues ?? [];
  const misspelled = new Set<string>();
  const unknownKeys = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const field = fieldAt(schema, issue.path);
    const known = field instanceof z.ZodObject ? Object.keys(field.shape) : [];
    return issue.keys.map((key): Issue => {
      const unused = known.filter((each) => !(each in Object(issue.input)));
      const closest = findClosest(key, unused);
      if (closest) misspelled.add([...issue.path, closest].join());
      const fix = closest
        ? `Did you mean \`${closest}\`?`
        : `Delete it. Known: ${known.join(', ')}.`;
      return {path: [...issue.path, key], text: `There is no \`${key}\`.`, fix};
    });
  });
  const seen = new Set<string>();
  const others = issues.filter(({code, path}) => {
    // Once for each value, and a misspelled key is not missing as well
    const isFirst = !seen.has(path.join()) && !misspelled.has(path.join());
    if (code !== 'unrecognized_keys') seen.add(path.join());
    return code !== 'unrecognized_keys' && isFirst;
  });
  return [...unknownKeys, ...others.map((issue) => describeIssue(schema, issue, writeKey))];
}

function describeIssue(schema: z.ZodType, issue: z.core.$ZodIssue, writeKey: WriteKey): Issue {
  const {path, input} = issue;
  const {message} = (issue.code === 'invalid_key' && issue.issues[0]) || issue;
  const [first, ...others] = path.filter((step) => typeof step === 'string');
  const key = others.at(-1) ?? first ?? 'name';
  const name = others.length > 0 ? `\`${key}\` of \`${first}\`` : `\`${key}\``;
  const isMissing = input === undefined || input === null;
  const written = JSON.stringify(input ?? null).slice(0, 60);
  const text = isMissing ? `${name} is missing.` : `${name} is ${written}: ${message}.`;

  const allowed = 'values' in issue ? issue.values.map(String) : [];
  const closest = findClosest(String(input), allowed);
  if (closest) return {path, text, fix: `Did you mean ${writeKey(key, closest)}?`};
  if (allowed.length > 0) return {path, text, fix: `Use one of: ${allowed.join(', ')}.`};
  const field = fieldAt(schema, path);
  const {description = '', example = '…'} = {...unwrap(field)?.meta(), ...field?.meta()};
  const value = isMissing ? example : (convert(input, issue) ?? example);
  return {path, text, fix: `Write ${writeKey(key, value)} ${description}`.trim()};
}

/** The value in the type that the schema expects, where that is clear: `"16"` as a number, `yes` as true. */
function convert(input: unknown, issue: z.core.$ZodIssue): unknown {
  const expected = issue.code === 'invalid_type' ? issue.expected : undefined;
  if (expected === 'boolean') return !/^(?:no|off|false)$/i.test(String(input));
  if (expected === 'array') return String(input).split(/[\s,;]+/);
  if (expected === 'string' && typeof input === 'number') return String(input);
  return expected === 'number' ? Number(input) || undefined : undefined;
}

const unwrap = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;

/** The schema of a value inside another. */
function fieldAt(
  schema: z.ZodType | undefined,
  [step, ...rest]: readonly PropertyKey[],
): z.ZodType | undefined {
  if (step === undefined) return schema;
  const outer = unwrap(schema);
  const inner: unknown =
    outer instanceof z.ZodObject
      ? (outer.shape as Record<PropertyKey, unknown>)[step]
      : outer instanceof z.ZodRecord
        ? outer.valueType
        : outer instanceof z.ZodArray && outer.element;
  return inner instanceof z.ZodType ? fieldAt(inner, rest) : undefined;
}
