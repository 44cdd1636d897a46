import * as z from 'zod';
import {suggest} from './suggest';

/** Something that a schema refuses, in words. */
interface Issue {
  /** The keys that lead to the value. */
  path: readonly PropertyKey[];
  text: string;
  fix: string;
}

/**
 * Validates a value. The messages are zod's own and the schema's, with the key, the value and what to write.
 *
 * @param writeKey - how a key is written, with room for its value
 */
export function findIssues(
  schema: z.ZodType,
  value: unknown,
  writeKey = (key: string) => `\`${key}\``,
): Issue[] {
  const found: Issue[] = [];
  const paths = new Set<string>();
  const meant = new Set<string>();
  for (const issue of schema.safeParse(value, {reportInput: true}).error?.issues ?? []) {
    // Of each value, the first: zod reports a wrong type, and then its length
    const path = issue.path.join('.');
    if (paths.has(path)) continue;
    paths.add(path);
    const keys = issue.path.filter((each) => typeof each === 'string');
    if (issue.code === 'unrecognized_keys') {
      const known = Object.keys(shapeAt(schema, keys));
      const unused = known.filter((key) => !(key in Object(issue.input)));
      for (const key of issue.keys) {
        const fix = suggest(key, unused, 'Delete it.', (each) => {
          meant.add([...issue.path, each].join('.'));
          return `\`${each}\``;
        });
        found.push({path: [...issue.path, key], text: `There is no \`${key}\`.`, fix});
      }
    } else {
      const shape = shapeAt(schema, keys.slice(0, -1));
      found.push(describeValue(shape, keys.at(-1) ?? '', issue, writeKey));
    }
  }
  // A misspelt key is not missing
  return found.filter(({path}) => !meant.has(path.join('.')));
}

/** The description of a schema, or of what is optional in it. */
function describe(schema?: z.ZodType): string | undefined {
  const inner = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : undefined;
  return schema?.description ?? inner?.description;
}

/** The keys of the object that keys lead to, through lists. */
function shapeAt(schema: unknown, keys: readonly string[]): Shape {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return shapeAt(schema.unwrap(), keys);
  if (schema instanceof z.ZodArray) return shapeAt(schema.element, keys);
  if (!(schema instanceof z.ZodObject)) return {};
  const shape = schema.shape as Shape;
  const [key, ...rest] = keys;
  return key === undefined ? shape : shapeAt(shape[key], rest);
}

type Shape = Readonly<Record<string, z.ZodType>>;

function describeValue(
  shape: Shape,
  key: string,
  issue: z.core.$ZodIssue,
  writeKey: (key: string) => string,
): Issue {
  const {path, input, message} = issue;
  const isRequiredByAnother = issue.code === 'custom' && typeof input === 'object';
  const isMissing = input === undefined || input === null || isRequiredByAnother;
  const isCode = typeof input === 'object' && input !== null && 'code' in input;
  const written = isCode ? 'code' : JSON.stringify(input ?? null).slice(0, 60);
  const isOfWrongKind = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  const problem = isOfWrongKind ? `cannot be ${written}` : `is ${written}: ${message}`;
  const text = `\`${key}\` ${isMissing ? 'is missing' : problem}.`;
  const names = 'values' in issue ? issue.values.filter((each) => typeof each === 'string') : [];
  if (names.length > 0 && !isMissing) {
    const word = typeof input === 'string' ? input : '';
    const fix = suggest(word, names, `Write one of them: ${names.join(', ')}`);
    return {path, text, fix};
  }
  const isText = typeof input === 'string';
  if (issue.code === 'invalid_type' && issue.expected === 'array' && isText) {
    const list = JSON.stringify(input.split(/,\s*/));
    return {path, text, fix: `Write ${writeKey(key)}: ${list}`};
  }
  if (issue.code === 'too_big' && isText) return {path, text, fix: 'Shorten it.'};
  if (issue.code === 'too_small' && isText && input) return {path, text, fix: 'Write more.'};
  const description = describe(shape[key]);
  const fix = description ? `Write ${writeKey(key)}: ${description}` : 'Correct it, or delete it.';
  return {path, text, fix};
}
