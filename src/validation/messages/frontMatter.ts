import {count, list, suggest} from './message';
import type {Message} from './message';

/** What is known of every key with a problem. */
export interface FieldParams {
  key: string;
  /** The entry that the key belongs to, in a file of entries such as news/tags.yml. */
  entry?: string;
  /** The value as messages show it. */
  value: string;
  /** A line to copy: `title: A tree after every ride`. */
  example: string;
}

/** A key of a file that YAML cannot read, and the whole line as it should be. */
interface LineParams {
  key: string;
  fixed: string;
}

const nameOf = ({key, entry}: Pick<FieldParams, 'key' | 'entry'>) =>
  entry === undefined ? `\`${key}\`` : `\`${key}\` of \`${entry}\``;

const quotes = ({fixed}: LineParams) => `Write it in quotes: ${fixed}`;

const addFence = 'Write --- on a line of its own';

/** Problems of front matter, and of YAML files such as news/tags.yml. */
export const frontMatterMessages = {
  'file-not-utf8': (): Message => ({
    text: 'This line has an unreadable character: the file is not UTF-8.',
    fix: 'Save the file with the encoding UTF-8.',
  }),
  'front-matter-missing': (): Message => ({
    text: 'The file does not begin with front matter.',
    fix: `${addFence} at the top, then a title and the other keys, then --- again.`,
  }),
  'front-matter-not-first': (): Message => ({
    text: 'There are blank lines above the front matter.',
    fix: 'Delete the blank lines above the first ---.',
  }),
  'front-matter-not-closed': (): Message => ({
    text: 'The front matter is not closed: the second --- is missing.',
    fix: `${addFence} after the last key.`,
  }),
  'front-matter-fence': (): Message => ({
    text: 'The line that closes the front matter is not exactly three hyphens.',
    fix: 'Write: ---',
  }),
  'front-matter-no-keys': (): Message => ({
    text: 'The front matter has no keys.',
    fix: 'Write each key on a line of its own: title: A tree after every ride',
  }),
  'file-missing': (): Message => ({
    text: 'This file is missing.',
    fix: 'Restore it from an earlier version: posts refer to its entries.',
  }),
  'file-no-entries': (): Message => ({
    text: 'This file has no entries.',
    fix: 'Write a name and a colon, then the keys of the entry below it, indented by two spaces.',
  }),

  'yaml-tab': ({fixed}: LineParams): Message => ({
    text: 'The line begins with a tab; YAML allows only spaces.',
    fix: fixed.startsWith(' ') ? 'Replace the tab with two spaces.' : `Delete the tab: ${fixed}`,
  }),
  'yaml-indented-key': ({key, fixed}: LineParams): Message => ({
    text: `There are spaces before \`${key}\`.`,
    fix: `Delete the spaces: ${fixed}`,
  }),
  'yaml-no-space': ({key, fixed}: LineParams): Message => ({
    text: `There is no space after \`${key}:\`.`,
    fix: `Add a space after the colon: ${fixed}`,
  }),
  'yaml-unquoted-colon': (params: LineParams): Message => ({
    text: `\`${params.key}\` contains a colon, so it needs quotes.`,
    fix: quotes(params),
  }),
  'yaml-unquoted-start': (params: LineParams): Message => ({
    text: `\`${params.key}\` begins with a special character, so it needs quotes.`,
    fix: quotes(params),
  }),
  'yaml-open-quote': ({key, fixed}: LineParams): Message => ({
    text: `The quotes around \`${key}\` are not closed.`,
    fix: `Write: ${fixed}`,
  }),
  'yaml-inner-quote': ({key, fixed}: LineParams): Message => ({
    text: `The quotes around \`${key}\` end before its text does.`,
    fix: `Write: ${fixed}`,
  }),
  'yaml-open-bracket': ({key, fixed}: LineParams): Message => ({
    text: `The list \`${key}\` has no closing bracket.`,
    fix: `Write: ${fixed}`,
  }),
  'yaml-duplicate-key': ({key}: {key: string}): Message => ({
    text: `\`${key}\` is set twice.`,
    fix: 'Delete one of the two lines.',
  }),
  'yaml-invalid': ({message}: {message: string}): Message => ({
    text: `This line is not valid YAML: ${message}.`,
    fix: "Write each key on a line of its own, with its text in quotes: title: 'A title'",
  }),

  'key-unknown': ({
    key,
    suggestion,
    known,
  }: {
    key: string;
    entry?: string;
    suggestion?: string;
    known: readonly string[];
  }): Message => ({
    text: `Unknown key \`${key}\`.`,
    fix: suggest(
      suggestion && `\`${suggestion}\``,
      `Delete the line, or use one of: ${known.join(', ')}.`,
    ),
  }),
  'fact-invalid': ({message}: {message: string}): Message => ({
    text: `This fact does not have the form that pages expect: ${message}`,
    fix: 'Write it like the entries beside it, and as the comment above it says.',
  }),
  'key-missing': (params: FieldParams): Message => ({
    text: `${nameOf(params)} is missing.`,
    fix: `Add the line: ${params.example}`,
  }),
  'value-empty': (params: FieldParams): Message => ({
    text: `${nameOf(params)} is empty.`,
    fix: `Write: ${params.example}`,
  }),
  'value-not-text': (params: FieldParams & {type: string}): Message => ({
    text: `${nameOf(params)} is a ${params.type}, not text.`,
    fix: `Write: ${params.example}`,
  }),
  'value-not-list': (params: FieldParams): Message => ({
    text: `${nameOf(params)} is not a list.`,
    fix: `Use brackets: ${params.example}`,
  }),
  'value-not-boolean': (params: FieldParams): Message => ({
    text: `${nameOf(params)} is "${params.value}", not true or false.`,
    fix: `Write: ${params.example}, or delete the line.`,
  }),
  'value-invalid': (params: FieldParams): Message => ({
    text: `${nameOf(params)} cannot be "${params.value}".`,
    fix: `Write a value like this: ${params.example}`,
  }),
  'value-multiline': (params: FieldParams): Message => ({
    text: `${nameOf(params)} has several lines.`,
    fix: `Write it on one line: ${params.example}`,
  }),
  'value-cut-by-comment': ({key, fixed}: LineParams): Message => ({
    text: `\`${key}\` ends at the #: YAML ignores the rest of the line.`,
    fix: `Write it in quotes: ${fixed}`,
  }),
  'value-too-short': (params: FieldParams & {length: number; min: number}): Message => ({
    text: `${nameOf(params)} has ${count(params.length, 'character')}; the minimum is ${params.min}.`,
    fix: `Add at least ${count(params.min - params.length, 'character')}.`,
  }),
  'value-too-long': (params: FieldParams & {length: number; max: number}): Message => ({
    text: `${nameOf(params)} has ${count(params.length, 'character')}; the limit is ${params.max}.`,
    fix: `Remove at least ${count(params.length - params.max, 'character')}.`,
  }),
  'value-too-many': (params: FieldParams & {length: number; max: number}): Message => ({
    text: `${nameOf(params)} has ${params.length} values; the limit is ${params.max}.`,
    fix: `Keep the ${params.max} that fit best.`,
  }),
  'value-repeated': (params: FieldParams): Message => ({
    text: `"${params.value}" is in ${nameOf(params)} twice.`,
    fix: 'Remove one of the two.',
  }),
  'value-not-allowed': ({
    allowed,
    suggestion,
    listedIn,
    ...params
  }: FieldParams & {
    allowed: readonly string[];
    suggestion?: string;
    /** The file that lists the allowed values. */
    listedIn?: string;
  }): Message => ({
    text: `${nameOf(params)} does not allow "${params.value}".`,
    fix: suggest(
      suggestion && `"${suggestion}"`,
      `Use one of: ${allowed.join(', ')}${listedIn ? `; or add it to ${listedIn}` : ''}.`,
    ),
  }),
  'value-not-https': (params: FieldParams): Message => ({
    text: `${nameOf(params)} is not a URL that begins with https://.`,
    fix: params.value.startsWith('http://')
      ? `Write: ${params.key}: ${params.value.replace('http:', 'https:')}`
      : "Copy the URL from your browser's address bar.",
  }),
  'value-is-file-name': (params: FieldParams): Message => ({
    text: `${nameOf(params)} contains a file name.`,
    fix: `Describe what the image shows: ${params.example}`,
  }),

  'entry-no-keys': ({entry, required}: {entry: string; required: readonly string[]}): Message => ({
    text: `\`${entry}\` has no keys.`,
    fix: `Write below it, indented by two spaces: ${list(required)}.`,
  }),
  'entry-name': ({entry, suggestion}: {entry: string; suggestion: string}): Message => ({
    text: `"${entry}" is not a valid name.`,
    fix: `Use lower-case letters, digits and hyphens: ${suggestion}`,
  }),

  'title-repeated': ({title, owner}: {title: string; owner: string}): Message => ({
    text: `${owner} already has the title "${title}".`,
    fix: 'Choose a title that says what is different here.',
  }),
  'description-repeated': ({owner}: {owner: string}): Message => ({
    text: `${owner} already has this description.`,
    fix: 'Describe what is different here.',
  }),
};
