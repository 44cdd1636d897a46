import * as z from 'zod';
import {findClosest} from './closest';

/** Something that a schema refuses, in words. */
export interface Issue {
  /** The keys that lead to the value. */
  path: readonly PropertyKey[];
  text: string;
  fix: string;
}

/**
 * Validates a value. The messages are zod's own and the schema's, with the key, the value and what to write.
 *
 * @param writeKey - how a key is written, with a place for its value
 */
export function findIssues(
  schema: z.ZodType,
  value: unknown,
  writeKey = (key: string) => `\`${key}\``,
): Issue[] {
  const issues = schema.safeParse(value, {reportInput: true}).error?.issues ?? [];
  const shape = schema instanceof z.ZodObject ? (schema.shape as Shape) : {};
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? describeUnknownKeys(shape, issue)
      : [describeValue(shape, issue, writeKey)],
  );
}

type Shape = Readonly<Record<string, z.ZodType>>;

function describeUnknownKeys(shape: Shape, issue: z.core.$ZodIssueUnrecognizedKeys): Issue[] {
  const unused = Object.keys(shape).filter((key) => !(key in Object(issue.input)));
  return issue.keys.map((key) => {
    const closest = findClosest(key, unused);
    const fix = closest ? `Did you mean \`${closest}\`?` : 'Delete it.';
    return {path: [key], text: `There is no \`${key}\`.`, fix};
  });
}

function describeValue(
  shape: Shape,
  issue: z.core.$ZodIssue,
  writeKey: (key: string) => string,
): Issue {
  const {path, input, message} = issue;
  const key = String(path[0]);
  const isRequiredByAnother = issue.code === 'custom' && typeof input === 'object';
  const isMissing = input === undefined || input === null || isRequiredByAnother;
  const written = JSON.stringify(input ?? null).slice(0, 60);
  const text = isMissing ? `\`${key}\` is missing.` : `\`${key}\` is ${written}: ${message}.`;
  const names = 'values' in issue ? issue.values.filter((each) => typeof each === 'string') : [];
  const closest = findClosest(String(input), names);
  if (closest) return {path, text, fix: `Did you mean "${closest}"?`};
  const description = shape[key]?.description;
  const fix = description ? `Write ${writeKey(key)}: ${description}` : 'Correct it, or delete it.';
  return {path, text, fix};
}
