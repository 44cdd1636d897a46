import * as z from 'zod';
import {categories, type Kind} from '../company/newsroom';

/** One line of text. Its example completes the message about a value that is missing. */
const text = (example: string, min = 1, max = 1000) =>
  z
    .string()
    .trim()
    .min(min, `write at least ${min} character${min === 1 ? '' : 's'}`)
    .max(max, `write at most ${max} characters`)
    .regex(/^[^\n]*$/, 'write it on one line')
    .meta({example});

const flag = z.boolean().meta({example: true});

/** Search engines cut longer titles. */
const maxPageTitle = 60;

/** The front matter of a page. */
export const pageSchema = z.strictObject({
  title: text('Airport rides in Guwahati', 10, maxPageTitle),
  description: text('One sentence that makes people want to open the page', 50, 160),
  // The photograph in link previews
  image: text('/img/rental-airport.jpg').optional(),
  // The second button of the bar at the bottom of a phone's screen, instead of Book
  action: text('Apply', 1, 20).optional(),
  actionTo: text('/drive#how-to-join').optional(),
  // Leaves the large logo out
  footer: z.enum(['short']).optional(),
  // In no search and sitemap
  unlisted: flag.optional(),
});

export type PageFrontMatter = z.infer<typeof pageSchema>;

const kinds = Object.keys(categories) as [Kind, ...Kind[]];

/** The keys that only posts about an article of somebody else have. */
const coverage = {
  outlet: text('The name of the paper or channel'),
  outletUrl: z
    .url({protocol: /^https$/, hostname: z.regexes.domain, error: 'copy it from your browser'})
    .meta({example: 'https://www.example.com/the-article'}),
};

const uniqueList = (names: readonly string[], example: readonly string[]) =>
  z
    .array(z.enum(names))
    .min(1, 'write at least one')
    .refine((all) => new Set(all).size === all.length, 'one is in the list twice')
    .meta({example});

/** The keys of every post. */
const sharedKeys = (tags: readonly string[], authors: readonly string[], day: string) => ({
  title: text('A tree after every ride', 10, 90),
  description: text('One sentence that makes people want to read the post', 50, 160),
  kind: z.enum(kinds).meta({example: kinds.join(' or ')}),
  tags: uniqueList(tags, tags.slice(0, 2)).max(3, 'write at most three'),
  authors: uniqueList(authors, authors.slice(0, 1)).optional(),
  image: text('./name.jpg').startsWith('./', 'write ./ and the name of an image beside the post'),
  imageAlt: text('What the image shows, for people who cannot see it', 10),
  imageCredit: text('Illustration by EVO').optional(),
  // The address keeps the day of the folder
  date: z
    .date()
    .min(day ? new Date(day) : 0, 'it is before the day of the folder')
    .meta({example: day})
    .optional(),
  draft: flag.optional(),
  sample: flag.optional(),
});

const featured = {featured: flag.optional()};

/**
 * The front matter of a post.
 *
 * @param kind - its `kind`, as it is written
 * @param day - of its folder
 */
export function postSchema(
  tags: readonly string[],
  authors: readonly string[],
  kind: unknown,
  day = '',
) {
  const keys = sharedKeys(tags, authors, day);
  return z.strictObject(
    kind === 'media-coverage' ? {...keys, ...coverage} : {...keys, ...featured},
  );
}

export type PostFrontMatter = z.infer<z.ZodObject<ReturnType<typeof sharedKeys>>> &
  Partial<z.infer<z.ZodObject<typeof coverage & typeof featured>>>;

/** Lower-case letters, digits and hyphens: what addresses consist of. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const entryName = z.string().regex(slugPattern, 'use lower-case letters, digits and hyphens');

/** `news/tags.yml`: the topics of the news. */
export const tagsSchema = z.record(
  entryName,
  z.strictObject({
    label: text('Fleet'),
    permalink: text('/fleet').regex(
      /^\/[a-z0-9-]+$/,
      'write / and lower-case letters, digits or hyphens',
    ),
    description: text('What the posts of this topic are about', 50, 160),
  }),
);

/** `news/authors.yml`. The blog plugin validates the other keys. */
export const authorsSchema = z.record(entryName, z.looseObject({name: text('EVO newsroom')}));

/** The file that says where the subject of an image is. */
export const imageFocusFile = 'pages/images.yml';

/** The point of each image that every crop keeps in view, from the left and from the top. */
export const imageFocusSchema = z.record(
  z.string(),
  text('70% 60%').regex(/^(?:100|\d?0)% (?:100|\d?0)%$/, 'write two percentages in tens'),
);
