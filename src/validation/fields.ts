import * as z from 'zod';
import type {Message} from './problem';

/** What messages say about a key. */
export interface FieldInfo {
  /** A value to copy; of a file of entries, it may depend on the name of the entry. */
  example: string | ((entry: string) => string);
  /** What other systems, and people, call this key. */
  synonyms?: readonly string[];
  /** Whether visitors read it: as sentences with ordinary words, or as names that others chose. */
  words?: 'ordinary' | 'names';
  /** The file that lists the allowed values: `news/tags.yml`. */
  listedIn?: string;
}

/** What is known of every key with a problem. */
export interface FieldParams extends Record<string, unknown> {
  key: string;
  /** The entry that the key belongs to, in a file of entries such as news/tags.yml. */
  entry?: string | undefined;
  /** The key as messages name it: with its entry. */
  name: string;
  /** The value as messages show it. */
  value: string;
  /** A line to copy: `title: A tree after every ride`. */
  example: string;
}

/** A problem of a single value. */
export interface FieldProblem {
  code: string;
  describe: (params: FieldParams) => Message;
}

/** What messages say about each field of a schema. */
export const fieldInfo = z.registry<FieldInfo>();

/** Where a path leads in a schema: the field, without `.optional()`. */
export function fieldAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return fieldAt(schema.unwrap() as z.ZodType, path);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  if (schema instanceof z.ZodObject) {
    const field = (schema.shape as Record<string, z.ZodType>)[String(step)];
    return field && fieldAt(field, rest);
  }
  if (schema instanceof z.ZodRecord) return fieldAt(schema.valueType as z.ZodType, rest);
  return undefined;
}

/** The keys of an object or of entries that hold words. */
export function wordKeysOf(schema: z.ZodType): [key: string, words: 'ordinary' | 'names'][] {
  if (schema instanceof z.ZodRecord) return wordKeysOf(schema.valueType as z.ZodType);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.keys(schema.shape).flatMap((key) => {
    const {words} = infoOf(fieldAt(schema, [key]));
    return words ? [[key, words]] : [];
  });
}

/** What messages say about a field; nothing in particular where it is not described. */
export function infoOf(field: z.ZodType | undefined): FieldInfo {
  return (field && fieldInfo.get(field)) ?? {example: '…'};
}

/** The options of a zod check that reports a problem of ours. */
export function reports(code: string, describe: FieldProblem['describe']) {
  return {abort: true, params: {code, describe} satisfies FieldProblem};
}

const multiline = reports('value-multiline', ({name, example}) => ({
  text: `${name} has several lines.`,
  fix: `Write it on one line: ${example}`,
}));

const repeated = reports('value-repeated', ({name, value}) => ({
  text: `"${value}" is in ${name} twice.`,
  fix: 'Remove one of the two.',
}));

/** Text in one line. */
export function text({min = 1, max = Infinity, ...info}: FieldInfo & {min?: number; max?: number}) {
  return z
    .string()
    .trim()
    .refine((value) => !/[\r\n]/.test(value), multiline)
    .min(min)
    .max(max)
    .register(fieldInfo, info);
}

/** `true` or `false`. */
export function flag() {
  return z.boolean().register(fieldInfo, {example: 'true'});
}

interface ListRule extends FieldInfo {
  /** Undefined allows every text. */
  allowed: readonly string[] | undefined;
  max?: number;
}

/** A list of different names. */
export function list({allowed, max = Infinity, ...info}: ListRule) {
  return z
    .array(allowed ? z.enum(allowed) : z.string())
    .min(1)
    .max(max)
    .superRefine((entries, context) => {
      for (const [index, input] of entries.entries()) {
        if (entries.indexOf(input) === index) continue;
        context.addIssue({code: 'custom', path: [index], input, params: repeated.params});
      }
    })
    .register(fieldInfo, info);
}
