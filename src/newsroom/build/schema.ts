import * as z from 'zod';
import {nearest} from '../../plugins/message';
import type {Kind} from '../types';

/** What of the site a post may name. */
export interface Known {
  /** The keys of news/tags.yml; undefined when that file cannot be read, and any topic is let through. */
  tags: readonly string[] | undefined;
  /** The keys of news/authors.yml. */
  authors: readonly string[] | undefined;
}

export type PostSchemas = ReturnType<typeof postSchemas>;

/** The front matter of a post without mistakes. */
export type FrontMatter = {[K in Kind]: z.infer<PostSchemas[K]>}[Kind];

export const kinds = ['news', 'media-coverage', 'press-release'] as const satisfies readonly Kind[];

export function isKind(value: unknown): value is Kind {
  return kinds.some((kind) => kind === value);
}

/** The words of zod's issues: what is wrong, and what to write instead. */
export function told(wrong: string, instead: string): string {
  return `${wrong}\n→ ${instead}`;
}

/**
 * What each kind of post may say. `unsure` is for a post that says no kind, or none that exists: its other mistakes are
 * told as well.
 */
export function postSchemas(known: Known) {
  const shared = {
    title: text({name: 'title', least: 10, most: 90, example: 'title: A tree after every ride'}),
    description: text({
      name: 'description',
      least: 50,
      most: 160,
      example: 'description: One sentence that makes people want to read the post',
    }),
    tags: list({
      name: 'tags',
      one: 'topic',
      allowed: known.tags,
      most: 3,
      file: 'news/tags.yml',
      example: `tags: [${(known.tags ?? ['company']).slice(0, 2).join(', ')}]`,
    }),
    authors: list({
      name: 'authors',
      one: 'author',
      allowed: known.authors,
      most: Infinity,
      file: 'news/authors.yml',
      example: `authors: [${known.authors?.[0] ?? 'newsroom'}]`,
    }).optional(),
    image: words('image', './ and the name of a picture beside the post', 'image: ./name.jpg'),
    imageAlt: text({
      name: 'imageAlt',
      least: 10,
      most: Infinity,
      example: 'imageAlt: What the picture shows, for people who do not see it',
    }).refine((alt) => !fileName.test(alt), {
      error: ({input}) =>
        told(
          `imageAlt is "${shown(input)}", which holds the name of a file. Allowed are words that say what the picture shows.`,
          'Write: imageAlt: What the picture shows, for people who do not see it',
        ),
    }),
    imageCredit: text({
      name: 'imageCredit',
      least: 1,
      most: Infinity,
      example: 'imageCredit: Illustration by EVO',
    }).optional(),
    draft: flag('draft').optional(),
  };
  const outlet = text({
    name: 'outlet',
    least: 1,
    most: Infinity,
    example: 'outlet: The name of the paper or channel',
  });
  const outletUrl = httpsAddress();
  const featured = flag('featured').optional();
  return {
    news: z.strictObject({...shared, kind: z.literal('news'), featured}),
    'media-coverage': z.strictObject({
      ...shared,
      kind: z.literal('media-coverage'),
      outlet,
      outletUrl,
    }),
    'press-release': z.strictObject({...shared, kind: z.literal('press-release')}),
    unsure: z.strictObject({
      ...shared,
      kind: z.enum(kinds, {error: ({input}) => wrongKind(input)}),
      featured,
      outlet: outlet.optional(),
      outletUrl: outletUrl.optional(),
    }),
  };
}

/** An entry of news/tags.yml. @param key - its name there */
export function tagSchema(key: string) {
  return z.strictObject(
    {
      label: text({
        name: `label of "${key}"`,
        least: 1,
        most: Infinity,
        example: `label: ${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      }),
      permalink: words(
        `permalink of "${key}"`,
        '/ and small letters, digits and hyphens',
        `permalink: /${key}`,
      ).refine((value) => /^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
        error: ({input}) =>
          told(
            `permalink of "${key}" is "${shown(input)}". Allowed are / and small letters, digits and hyphens.`,
            `Write: permalink: /${key}`,
          ),
      }),
      description: text({
        name: `description of "${key}"`,
        least: 20,
        most: 160,
        example: 'description: What the posts of this topic are about',
      }),
    },
    {error: ({input}) => notAnEntry(key, input, 'label, permalink and description')},
  );
}

/** An entry of news/authors.yml. The keys are those of Docusaurus. */
export function authorSchema(key: string) {
  const docusaurus = z.unknown().optional(); // checked by the blog plugin itself
  return z.strictObject(
    {
      name: text({
        name: `name of "${key}"`,
        least: 1,
        most: Infinity,
        example: 'name: EVO newsroom',
      }),
      title: docusaurus,
      description: docusaurus,
      page: docusaurus,
      url: docusaurus,
      email: docusaurus,
      image_url: docusaurus,
      imageURL: docusaurus,
      socials: docusaurus,
    },
    {error: ({input}) => notAnEntry(key, input, 'name')},
  );
}

/* ---- Keys that are not in the schema ---- */

const everyKey = [
  'title',
  'description',
  'kind',
  'tags',
  'authors',
  'image',
  'imageAlt',
  'imageCredit',
  'featured',
  'outlet',
  'outletUrl',
  'draft',
];

/** What other systems call our keys. */
const otherNames: Readonly<Record<string, string>> = {
  headline: 'title',
  summary: 'description',
  excerpt: 'description',
  category: 'kind',
  type: 'kind',
  topics: 'tags',
  writer: 'authors',
  picture: 'image',
  img: 'image',
  cover: 'image',
  alt: 'imageAlt',
  credit: 'imageCredit',
  source: 'outlet',
  link: 'outletUrl',
  url: 'outletUrl',
  unlisted: 'draft',
};

/**
 * What is wrong with a key that a post may not have.
 *
 * @param kind - what the post says it is
 * @param folder - the post's folder in news
 */
export function unknownPostKey(key: string, kind: unknown, folder: string): string {
  const day = folder.slice(0, 10);
  switch (key) {
    case 'date':
      return told(
        `date is not allowed: the date of a post is in the name of its folder, here ${day}.`,
        'Delete this line. For another day, change the name of the folder.',
      );
    case 'slug':
      return told(
        `slug is not allowed: the address of a post is the name of its folder, here ${folder.slice(11)}.`,
        'Delete this line. For another address, change the name of the folder.',
      );
    case 'featured':
      return told(
        `featured is only allowed for posts of kind "news", and this one is of kind "${String(kind)}".`,
        'Delete this line.',
      );
    case 'outlet':
    case 'outletUrl':
      return told(
        `${key} is only allowed for posts of kind "media-coverage", and this one is of kind "${String(kind)}".`,
        'Delete this line, or write: kind: media-coverage',
      );
  }
  return unknownKey(key, everyKey, otherNames[key.toLowerCase()]);
}

/** What is wrong with a key of an entry of tags.yml or authors.yml. */
export function unknownEntryKey(key: string, schema: {shape: object}): string {
  return unknownKey(key, Object.keys(schema.shape));
}

/** What is wrong with a key that is not among those allowed. @param meant - what is known to be meant by it */
export function unknownKey(key: string, allowed: readonly string[], meant?: string): string {
  const near = meant ?? similar(key, allowed);
  return told(
    `There is no key "${key}". Allowed are ${listed(allowed)}.`,
    near ? `Did you mean "${near}"?` : 'Delete this line.',
  );
}

/* ---- The values ---- */

/** A file name is no text that says what a picture shows. */
const fileName =
  /\.(?:jpe?g|png|webp|avif|gif|svg|heic)\b|^(?:img|dsc|image|picture|photo)[-_ ]?\d*$/i;

interface TextRule {
  name: string;
  least: number;
  most: number;
  /** A whole line, to be copied. */
  example: string;
}

/** A text of one line with a least and a most length. */
export function text({name, least, most, example}: TextRule) {
  const allowed =
    most === Infinity
      ? least === 1
        ? 'a text'
        : `${least} characters or more`
      : `${least} to ${most} characters`;
  return words(name, allowed, example)
    .refine((value) => !/[\r\n]/.test(value), {
      abort: true,
      error: () =>
        told(
          `${name} goes over several lines. Allowed is one line, ${allowed}.`,
          `Write: ${example}`,
        ),
    })
    .refine((value) => inRange(lengthOf(value), least, most), {
      error: ({input}) => {
        const length = lengthOf(String(input));
        const isShort = length < least;
        const steps = isShort ? least - length : length - most;
        return told(
          `${name} has ${count(length, 'character')}: "${shown(input)}". Allowed are ${allowed}.`,
          `${isShort ? 'Add' : 'Leave out'} at least ${count(steps, 'character')}.`,
        );
      },
    });
}

/** Text that is there and not empty, whatever it says. */
function words(name: string, allowed: string, example: string) {
  return z
    .string({error: ({input}) => notText(name, input, allowed, example)})
    .refine((value) => value.trim() !== '', {
      abort: true,
      error: () => notText(name, null, allowed, example),
    });
}

function notText(name: string, input: unknown, allowed: string, example: string): string {
  const missing = absent(name, input, allowed, example);
  if (missing) return missing;
  if (Array.isArray(input) || (typeof input === 'object' && !(input instanceof Date))) {
    return told(
      `${name} is ${typeName(input)}. Allowed is a text: ${allowed}.`,
      `Write: ${example}`,
    );
  }
  const value = input instanceof Date ? input.toISOString().slice(0, 10) : JSON.stringify(input);
  return told(
    `${name} is read as ${typeName(input)}: ${value}. Allowed is a text: ${allowed}.`,
    `Put it in quotes: ${keyOf(example)}: '${value}'`,
  );
}

function absent(
  name: string,
  input: unknown,
  allowed: string,
  example: string,
): string | undefined {
  if (input === undefined) {
    return told(`${name} is missing. Allowed: ${allowed}.`, `Add a line: ${example}`);
  }
  if (input === null) {
    return told(`${name} is empty. Allowed: ${allowed}.`, `Write: ${example}`);
  }
  return undefined;
}

interface ListRule {
  name: string;
  /** What one of the list is called. */
  one: string;
  allowed: readonly string[] | undefined;
  most: number;
  file: string;
  example: string;
}

function list({name, one, allowed, most, file, example}: ListRule) {
  const howMany = most === Infinity ? `1 or more ${one}s` : `1 to ${most} ${one}s`;
  const notListed = (input: unknown) => {
    const near = typeof input === 'string' ? similar(input, allowed ?? []) : undefined;
    return told(
      `${name} names "${shown(input)}", which is not in ${file}. Allowed ${allowed?.length === 1 ? 'is' : 'are'} ${listed(allowed ?? [])}.`,
      near ? `Did you mean "${near}"?` : `Take one of these, or add the ${one} to ${file}.`,
    );
  };
  const entry = z
    .string({error: ({input}) => notListed(input)})
    .refine((value) => allowed?.includes(value) ?? true, {error: ({input}) => notListed(input)});
  return z
    .array(entry, {
      error: ({input}) => {
        const missing = absent(name, input, `${howMany} of ${file}`, example);
        if (missing) return missing;
        const found = typeof input === 'string' ? `"${shown(input)}"` : typeName(input);
        const entries = typeof input === 'string' ? input.split(/[\s,;]+/).filter(Boolean) : [];
        return told(
          `${name} is ${found}. Allowed is a list in brackets: ${howMany}.`,
          `Write: ${entries.length > 0 ? `${name}: [${entries.join(', ')}]` : example}`,
        );
      },
    })
    .refine((entries) => inRange(entries.length, 1, most), {
      error: ({input}) => {
        const {length} = input as unknown[];
        return length === 0
          ? told(`${name} is an empty list. Allowed: ${howMany} of ${file}.`, `Write: ${example}`)
          : told(
              `${name} names ${length} ${one}s. Allowed: ${howMany}.`,
              `Keep the ${most} that fit best.`,
            );
      },
    })
    .superRefine((entries, context) => {
      for (const [index, value] of entries.entries()) {
        if (entries.indexOf(value) === index) continue;
        context.addIssue({
          code: 'custom',
          path: [index],
          message: told(
            `${name} names "${value}" twice. Each ${one} is allowed once.`,
            'Leave out the second one.',
          ),
        });
      }
    });
}

function flag(name: string) {
  return z.boolean({
    error: ({input}) => {
      const found = input === null ? 'empty' : `"${shown(input)}"`;
      const isYes = typeof input === 'string' && /^(?:true|yes|y|on|1)$/i.test(input.trim());
      return told(
        `${name} is ${found}. Allowed are true and false, without quotes.`,
        isYes ? `Write: ${name}: true` : `Write: ${name}: true, or delete this line.`,
      );
    },
  });
}

function wrongKind(input: unknown): string {
  const missing = absent('kind', input, listed(kinds), 'kind: news');
  if (missing) return missing;
  const near = typeof input === 'string' ? similar(input, kinds) : undefined;
  return told(
    `kind is "${shown(input)}". Allowed are ${listed(kinds)}.`,
    near ? `Did you mean "${near}"?` : 'Write one of these: kind: news',
  );
}

function httpsAddress() {
  const allowed = 'an address that begins with https://';
  return words('outletUrl', allowed, 'outletUrl: https://www.example.com/the-article').refine(
    isHttps,
    {
      error: ({input}) => {
        const bare = String(input)
          .trim()
          .replace(/^(?:https?)?[:/]*/i, '');
        return told(
          `outletUrl is "${shown(input)}". Allowed is ${allowed}.`,
          isHttps(`https://${bare}`)
            ? `Did you mean "https://${bare}"?`
            : 'Copy the address of the article from your browser.',
        );
      },
    },
  );
}

function isHttps(value: string): boolean {
  // URL itself is lenient: it would mend https:/x and encode spaces.
  return /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/.test(value) && URL.canParse(value);
}

function notAnEntry(key: string, input: unknown, allowed: string): string {
  return told(
    `"${key}" is ${input === null ? 'empty' : typeName(input)}. Below it there must be ${allowed}.`,
    'Write it like the other entries of this file, each line below with two spaces in front.',
  );
}

/* ---- Words ---- */

/** Whole characters: most emoji would count as two. */
function lengthOf(value: string): number {
  return Array.from(value.trim()).length;
}

function inRange(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function keyOf(example: string): string {
  return example.slice(0, example.indexOf(':'));
}

/** A value as a message shows it: long ones are cut, as the place in the file is told as well. */
function shown(input: unknown): string {
  const whole = typeof input === 'string' ? input.trim() : JSON.stringify(input);
  return whole.length > 60 ? `${whole.slice(0, 57).trimEnd()}…` : whole;
}

function typeName(input: unknown): string {
  if (Array.isArray(input)) return 'a list';
  if (input instanceof Date) return 'a date';
  if (typeof input === 'number') return 'a number';
  if (typeof input === 'boolean') return 'a yes or no';
  return typeof input === 'string' ? 'a text' : 'a group of keys';
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** The nearest spelling; of short words also the one with the same letters: titel, title. */
function similar(word: string, candidates: readonly string[]): string | undefined {
  const letters = (each: string) => Array.from(each.toLowerCase()).sort().join('');
  return (
    nearest(word, candidates) ??
    candidates.find((candidate) => letters(candidate) === letters(word))
  );
}

/** `a, b and c` */
export function listed(entries: readonly string[]): string {
  const last = entries.at(-1) ?? 'none';
  return entries.length < 2 ? last : `${entries.slice(0, -1).join(', ')} and ${last}`;
}
