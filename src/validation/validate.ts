import * as z from 'zod';
import {findClosest} from './closest';
import {fieldAt, infoOf, type FieldParams, type FieldProblem} from './fields';
import {createProblem, replace, suggestInstead} from './problem';
import type {Position, Problem, Suggested, Texts} from './problem';
import {createSlug} from './slug';
import {quoteYaml} from './yamlErrors';
import type {ParsedYaml} from './yaml';
import {count, list} from './words';

interface Allowed extends Suggested {
  allowed: readonly string[];
  /** The file that lists the allowed values. */
  listedIn?: string | undefined;
}

const texts = {
  'file-no-entries': () => ({
    text: 'This file has no entries.',
    fix: 'Write a name and a colon, then the keys of the entry below it, indented by two spaces.',
  }),
  'key-unknown': ({key, suggestion, known}: Suggested & {key: string; known: string[]}) => ({
    text: `Unknown key \`${key}\`.`,
    ...suggestInstead(key, suggestion, `Delete the line, or use one of: ${known.join(', ')}.`, '`'),
  }),
  'key-missing': ({name, example}: FieldParams) => ({
    text: `${name} is missing.`,
    fix: `Add the line: ${example}`,
  }),
  'value-empty': ({name, example}: FieldParams) => ({
    text: `${name} is empty.`,
    fix: `Write: ${example}`,
  }),
  'value-not-text': ({name, value, example, type}: FieldParams & {type: string}) => ({
    text: `${name} is a ${type}, not text.`,
    fix: `Write: ${example}`,
    ...replace(value, quoteYaml(value)),
  }),
  'value-not-list': ({name, value, example}: FieldParams) => ({
    text: `${name} is not a list.`,
    fix: `Use brackets: ${example}`,
    ...replace(value, `[${value.split(/[\s,;]+/).join(', ')}]`),
  }),
  'value-not-boolean': ({name, value, example}: FieldParams) => ({
    text: `${name} is "${value}", not true or false.`,
    fix: `Write: ${example}, or delete the line.`,
  }),
  'value-invalid': ({name, value, example}: FieldParams) => ({
    text: `${name} cannot be "${value}".`,
    fix: `Write a value like this: ${example}`,
  }),
  'value-too-short': ({name, length, min}: FieldParams & {length: number; min: number}) => ({
    text: `${name} has ${count(length, 'character')}; the minimum is ${min}.`,
    fix: `Add at least ${count(min - length, 'character')}.`,
  }),
  'value-too-long': ({name, length, max}: FieldParams & {length: number; max: number}) => ({
    text: `${name} has ${count(length, 'character')}; the limit is ${max}.`,
    fix: `Remove at least ${count(length - max, 'character')}.`,
  }),
  'value-too-many': ({name, length, max}: FieldParams & {length: number; max: number}) => ({
    text: `${name} has ${length} values; the limit is ${max}.`,
    fix: `Keep the ${max} that fit best.`,
  }),
  'value-not-allowed': ({name, value, suggestion, allowed, listedIn}: Allowed & FieldParams) => ({
    text: `${name} does not allow "${value}".`,
    ...suggestInstead(
      value,
      suggestion,
      `Use one of: ${allowed.join(', ')}${listedIn ? `; or add it to ${listedIn}` : ''}.`,
    ),
  }),
  'entry-no-keys': ({entry, required}: {entry: string; required: readonly string[]}) => ({
    text: `\`${entry}\` has no keys.`,
    fix: `Write below it, indented by two spaces: ${list(required)}.`,
  }),
  'entry-name': ({entry, suggestion}: {entry: string; suggestion: string}) => ({
    text: `"${entry}" is not a valid name.`,
    fix: `Use lower-case letters, digits and hyphens: ${suggestion}`,
    ...replace(entry, suggestion),
  }),
} satisfies Texts;

type Issue = z.core.$ZodIssue;

export interface Source extends Pick<ParsedYaml, 'data' | 'locate'> {
  file: string;
}

/** Reports a key that a schema lacks, where there is more to say than that it is unknown. */
export type ExplainKey = (key: string, position: Position) => Problem | undefined;

/** Validates YAML and turns every issue into a problem. */
export function validate(source: Source, schema: z.ZodType, explainKey?: ExplainKey): Problem[] {
  const {error} = schema.safeParse(source.data, {reportInput: true});
  if (!error) return [];
  const misspelled = new Set<string | undefined>();
  const problems = firstPerValue(error.issues).flatMap((issue): Problem | Problem[] => {
    if (issue.code !== 'unrecognized_keys') return problemOf(issue, source, schema);
    return issue.keys.map((key) => {
      const path = [...issue.path, key];
      const position = {file: source.file, ...source.locate(path, 'key')};
      const explained = explainKey?.(key, position);
      if (explained) return explained;
      const known = keysOf(fieldAt(schema, issue.path));
      const suggestion = findKey(key, issue, schema) ?? findClosest(key, known);
      if (suggestion) misspelled.add([...issue.path, suggestion].join('.'));
      return createProblem(texts, 'key-unknown', position, {key, suggestion, known});
    });
  });
  // A misspelled key is not missing as well
  return problems.filter(
    ({code, params}) =>
      code !== 'key-missing' ||
      !misspelled.has([params['entry'] ?? [], params['key']].flat().join('.')),
  );
}

/** The first issue of each value: zod also measures the length of a list that should be text. */
function firstPerValue(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({code, path}) => {
    const value = `${code === 'unrecognized_keys'}:${path.join('.')}`;
    return !seen.has(value) && seen.add(value);
  });
}

/** The keys of an object schema. */
function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The key that goes by another name elsewhere, unless it is set already. */
function findKey(name: string, {path, input}: Issue, schema: z.ZodType): string | undefined {
  return keysOf(fieldAt(schema, path)).find(
    (key) =>
      infoOf(fieldAt(schema, [...path, key])).synonyms?.includes(name.toLowerCase()) &&
      !(key in Object(input)),
  );
}

function problemOf(issue: Issue, {file, locate}: Source, schema: z.ZodType): Problem {
  const {input, path} = issue;
  const position = {file, ...locate(path)};
  const names = path.filter((step) => typeof step === 'string');
  const key = names.at(-1) ?? '';
  const field = fieldAt(schema, names);
  if (issue.code === 'invalid_key') {
    const start = {file, ...locate(path, 'key')};
    return createProblem(texts, 'entry-name', start, {entry: key, suggestion: createSlug(key)});
  }
  if (field instanceof z.ZodRecord) return createProblem(texts, 'file-no-entries', position);
  if (field instanceof z.ZodObject) {
    const required = keysOf(field).filter((name) => !(field.shape[name] instanceof z.ZodOptional));
    return createProblem(texts, 'entry-no-keys', position, {entry: key, required});
  }

  const {example, listedIn} = infoOf(field);
  const entry = names.length > 1 ? names[0] : undefined;
  const line = (value: string) => `${key}: ${value}`;
  const params: FieldParams = {
    key,
    entry,
    name: entry === undefined ? `\`${key}\`` : `\`${key}\` of \`${entry}\``,
    value: display(input),
    example: line(typeof example === 'string' ? example : example(entry ?? '')),
  };
  if (input === undefined) return createProblem(texts, 'key-missing', position, params);
  if (params.value === '') return createProblem(texts, 'value-empty', position, params);
  const {length} = Array.isArray(input) ? input : params.value;
  if (issue.code === 'too_small' && issue.origin === 'string') {
    const more = {length, min: Number(issue.minimum)};
    return createProblem(texts, 'value-too-short', position, {...params, ...more});
  }
  if (issue.code === 'too_big') {
    const code = issue.origin === 'array' ? 'value-too-many' : 'value-too-long';
    return createProblem(texts, code, position, {...params, length, max: Number(issue.maximum)});
  }
  if (issue.code === 'invalid_value') {
    const allowed = issue.values.map(String);
    const more = {allowed, listedIn, suggestion: findClosest(params.value, allowed)};
    return createProblem(texts, 'value-not-allowed', position, {...params, ...more});
  }
  if (issue.code === 'custom') {
    const {code, describe} = issue.params as FieldProblem;
    return createProblem({[code]: describe}, code, position, params);
  }
  if (issue.code === 'invalid_type') {
    if (issue.expected === 'boolean') return notBoolean(position, params);
    if (issue.expected === 'array') return notList(input, position, params, allowedIn(field));
    if (issue.expected === 'string') return notText(input, position, params);
  }
  return createProblem(texts, 'value-invalid', position, params);
}

function notBoolean(position: Position, params: FieldParams): Problem {
  const example = `${params.key}: ${!/^(?:no|n|off|false|0)$/i.test(params.value)}`;
  return createProblem(texts, 'value-not-boolean', position, {...params, example});
}

function notList(
  input: unknown,
  position: Position,
  params: FieldParams,
  allowed: readonly string[] | undefined,
): Problem {
  if (typeof input !== 'string') return createProblem(texts, 'value-not-list', position, params);
  // Also "-company -fleet": hyphens without their space
  const items = params.value
    .split(/[,;]\s*|\s+(?=-)/)
    .map((item) => (allowed && findClosest(item, allowed)) ?? createSlug(item));
  if (allowed && !items.some((item) => allowed.includes(item))) {
    return createProblem(texts, 'value-not-allowed', position, {...params, allowed});
  }
  const example = `${params.key}: [${items.join(', ')}]`;
  return createProblem(texts, 'value-not-list', position, {...params, example});
}

function notText(input: unknown, position: Position, params: FieldParams): Problem {
  const type = typeName(input);
  const isScalar = type !== 'list' && type !== 'group of keys';
  const example = isScalar ? `${params.key}: ${quoteYaml(params.value)}` : params.example;
  return createProblem(texts, 'value-not-text', position, {...params, example, type});
}

/** The values of a list that are allowed. */
function allowedIn(field: z.ZodType | undefined): readonly string[] | undefined {
  const element = field instanceof z.ZodArray ? field.element : undefined;
  return element instanceof z.ZodEnum ? element.options.map(String) : undefined;
}

function typeName(input: unknown): string {
  if (Array.isArray(input)) return 'list';
  if (input instanceof Date) return 'date';
  if (typeof input === 'object') return 'group of keys';
  return typeof input === 'boolean' ? 'yes or no' : typeof input;
}

/** A value as messages show it; empty for an empty one. */
function display(input: unknown): string {
  if (input === null || input === undefined) return '';
  if (input instanceof Date) return input.toISOString().slice(0, 10);
  if (Array.isArray(input)) return input.join(', ');
  return typeof input === 'string' ? input.trim() : JSON.stringify(input);
}
