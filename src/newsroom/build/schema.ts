import * as z from 'zod';
import {categories, type Kind} from '../../company/newsroom';
import {fieldInfo, flag, list, reports, text} from '../../validation/fields';
import {isFileName} from '../../validation/imageFiles';
import {createProblem, replace, type Texts} from '../../validation/problem';
import {slugPattern} from '../../validation/slug';
import type {ExplainKey} from '../../validation/validate';
import {list as listWords} from '../../validation/words';

const texts = {
  'post-key-from-folder': ({key, value}: {key: string; value: string}) => ({
    text: `\`${key}\` is not allowed: the folder name sets it to ${value}.`,
    fix: `Delete the line. To change the ${key}, rename the folder.`,
  }),
  'post-key-of-kind': ({
    key,
    kinds,
    kind,
  }: {
    key: string;
    kinds: readonly Kind[];
    kind: string;
  }) => ({
    text: `\`${key}\` is not allowed in posts of kind ${kind}.`,
    fix: `Delete the line, or write: kind: ${listWords(kinds, 'or')}`,
  }),
} satisfies Texts;

export const kinds = Object.keys(categories) as Kind[];

const fileName = reports('value-is-file-name', ({name, example}) => ({
  text: `${name} contains a file name.`,
  fix: `Describe what the image shows: ${example}`,
}));

const notHttps = reports('value-not-https', ({name, key, value}) => ({
  text: `${name} is not a URL that begins with https://.`,
  ...replace('http://', value.startsWith('http://') ? 'https://' : undefined),
  fix: value.startsWith('http://')
    ? `Write: ${key}: ${value.replace('http:', 'https:')}`
    : "Copy the URL from your browser's address bar.",
}));

const permalinkForm = reports('tag-permalink', ({name, value, entry}) => ({
  text: `${name} needs a / and lower-case letters, digits and hyphens.`,
  fix: `Write: permalink: /${entry}`,
  ...replace(value, entry && `/${entry}`),
}));

const permalinkRepeated = reports('tag-permalink-repeated', ({entry, value}) => ({
  text: `Another tag already has the permalink "${value}".`,
  fix: `Write: permalink: /${entry}`,
  ...replace(value, entry && `/${entry}`),
}));

/** The entries of news/tags.yml and news/authors.yml. Undefined allows every name: that file cannot be read. */
export interface KnownEntries {
  tags: readonly string[] | undefined;
  authors: readonly string[] | undefined;
}

const httpsUrl = /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/;

/** The keys of every post. To add a key, add it here, or below for posts of one kind. */
const sharedKeys = ({tags, authors}: KnownEntries) => ({
  title: text({
    words: 'ordinary',
    min: 10,
    max: 90,
    example: 'A tree after every ride',
    synonyms: ['headline'],
  }),
  description: text({
    words: 'ordinary',
    min: 50,
    max: 160,
    example: 'One sentence that makes people want to read the post',
    synonyms: ['summary', 'excerpt'],
  }),
  kind: z.enum(kinds).register(fieldInfo, {example: 'news', synonyms: ['category', 'type']}),
  date: z.date().register(fieldInfo, {example: '2026-12-05', synonyms: ['day']}).optional(),
  tags: list({
    allowed: tags,
    max: 3,
    example: `[${(tags ?? ['company']).slice(0, 2).join(', ')}]`,
    synonyms: ['topics'],
    listedIn: 'news/tags.yml',
  }),
  authors: list({
    allowed: authors,
    example: `[${authors?.[0] ?? 'newsroom'}]`,
    synonyms: ['author', 'writer'],
    listedIn: 'news/authors.yml',
  }).optional(),
  image: text({example: './name.jpg', synonyms: ['picture', 'img', 'cover']}),
  imageAlt: text({
    words: 'ordinary',
    min: 10,
    example: 'What the image shows, for people who cannot see it',
    synonyms: ['alt'],
  }).refine((alt) => !isFileName(alt), fileName),
  imageCredit: text({
    words: 'names',
    example: 'Illustration by EVO',
    synonyms: ['credit'],
  }).optional(),
});

/** The last keys of every post. */
const lastKeys = {draft: flag().optional(), sample: flag().optional()};

/** The keys that only posts of one kind have. */
const keysOfKind = {
  news: {featured: flag().optional()},
  'media-coverage': {
    outlet: text({
      words: 'names',
      example: 'The name of the paper or channel',
      synonyms: ['source'],
    }),
    outletUrl: text({
      example: 'https://www.example.com/the-article',
      synonyms: ['link', 'url'],
    }).refine((url) => httpsUrl.test(url), notHttps),
  },
  'press-release': {},
} satisfies Record<Kind, z.ZodRawShape>;

type Infer<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;

/** The front matter of a post without problems. */
export type PostFrontMatter = Infer<ReturnType<typeof sharedKeys> & typeof lastKeys> &
  Partial<Infer<(typeof keysOfKind)['news'] & (typeof keysOfKind)['media-coverage']>>;

/** The schema of the posts of a kind. Of an unknown kind, every key is allowed. */
export function postSchemas(known: KnownEntries): (kind: unknown) => z.ZodObject {
  const shared = sharedKeys(known);
  const everyKind = z.object(Object.assign({}, ...Object.values(keysOfKind))).partial();
  const schemas = new Map<unknown, z.ZodObject>(
    kinds.map((kind) => [kind, z.strictObject({...shared, ...keysOfKind[kind], ...lastKeys})]),
  );
  const fallback = z.strictObject({...shared, ...everyKind.shape, ...lastKeys});
  return (kind) => schemas.get(kind) ?? fallback;
}

/** Explains keys that belong to posts of another kind, or to the name of the folder. */
export function explainPostKey(folder: string, kind: unknown): ExplainKey {
  const fromFolder: Readonly<Record<string, string>> = {
    slug: folder.slice(11),
  };
  return (key, position) => {
    const value = fromFolder[key];
    if (value !== undefined) {
      return createProblem(texts, 'post-key-from-folder', position, {key, value});
    }
    const owners = kinds.filter((each) => key in keysOfKind[each]);
    if (owners.length === 0) return undefined;
    return createProblem(texts, 'post-key-of-kind', position, {
      key,
      kinds: owners,
      kind: String(kind),
    });
  };
}

const entryName = z.string().regex(slugPattern);

/** news/tags.yml: the topics of the news. */
export const tagsSchema = z
  .record(
    entryName,
    z.strictObject({
      label: text({
        words: 'ordinary',
        example: (entry) => entry.charAt(0).toUpperCase() + entry.slice(1),
      }),
      permalink: text({example: (entry) => `/${entry}`}).refine(
        (permalink) => permalink.startsWith('/') && slugPattern.test(permalink.slice(1)),
        permalinkForm,
      ),
      description: text({
        words: 'ordinary',
        min: 50,
        max: 160,
        example: 'What the posts of this topic are about',
      }),
    }),
  )
  .superRefine((tags, context) => {
    const taken = new Set<string>();
    for (const [name, {permalink}] of Object.entries(tags)) {
      if (taken.has(permalink)) {
        context.addIssue({
          code: 'custom',
          path: [name, 'permalink'],
          input: permalink,
          params: permalinkRepeated.params,
        });
      }
      taken.add(permalink);
    }
  });

/** Keys that the blog plugin validates itself. */
const docusaurusKeys = 'title description page url email image_url imageURL socials'.split(' ');

/** news/authors.yml. */
export const authorsSchema = z.record(
  entryName,
  z.strictObject({
    name: text({words: 'names', example: 'EVO newsroom'}),
    ...Object.fromEntries(docusaurusKeys.map((key) => [key, z.unknown().optional()])),
  }),
);
