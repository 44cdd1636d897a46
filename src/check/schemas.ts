import * as z from 'zod';
import {categories, type Kind} from '../company/newsroom';
import {text} from './company';

/** What posts may name: the entries of `news/tags.yml` and `news/authors.yml`. */
export type TagsAndAuthors = Readonly<Record<'tags' | 'authors', readonly string[]>>;

const optionalText = (example: string, min?: number, max?: number) =>
  text(example, min, max).optional();

const imageAltExample = 'What the image shows, for people who cannot see it';

const flag = z.boolean().optional().describe('true without quotes, or delete it');

/** The keys that people read. */
export const wordKeys = ['title', 'description', 'imageAlt', 'imageCredit', 'action'];

/** The keys that are typeset: names of papers, too, whose spelling is their own. */
export const typesetKeys = [...wordKeys, 'outlet'];

/** Search engines cut longer titles. */
const maxPageTitle = 60;

/** The front matter of a page. */
export const pageSchema = z
  .strictObject({
    title: text('Airport rides in Guwahati', 10, maxPageTitle),
    description: text('One sentence that makes people want to open the page', 50, 160),
    // In link previews
    image: optionalText('/img/rental-airport.jpg'),
    imageAlt: optionalText(imageAltExample, 10),
    // The second button of the bar at the bottom of a phone's screen, instead of Book
    action: optionalText('Apply', 1, 20),
    actionTo: optionalText('/drive#how-to-join'),
    // Leaves the large logo out
    footer: z.enum(['short']).optional(),
    // In no search and sitemap
    unlisted: flag,
    // Not confirmed yet. A launched site refuses it
    sample: flag,
  })
  .refine(({image, imageAlt}) => !image || imageAlt, {path: ['imageAlt']})
  .refine(({image, imageAlt}) => image || !imageAlt, {path: ['image']})
  .refine(({action, actionTo}) => !action || actionTo, {path: ['actionTo']})
  .refine(({action, actionTo}) => action || !actionTo, {path: ['action']});

export type PageFrontMatter = z.infer<typeof pageSchema>;

const kinds = Object.keys(categories) as [Kind, ...Kind[]];

const listOf = (names: readonly string[]) => z.array(z.enum(names)).min(1, 'it needs one');

/**
 * The front matter of a post. `src/plugins/editor/config.yml` has a field for each key, and
 * `src/handbook/write-news.mdx` explains them.
 *
 * @param day - of its folder, which its address keeps
 */
export const postSchema = ({tags, authors}: TagsAndAuthors, day = '') =>
  z
    .strictObject({
      title: text('A tree after every ride', 10, 90),
      description: text('One sentence that makes people want to read the post', 50, 160),
      kind: z.enum(kinds).describe(kinds.join(' or ')),
      tags: listOf(tags)
        .max(3, 'it has more than three')
        .describe(`one to three of [${tags.join(', ')}]`),
      authors: listOf(authors)
        .optional()
        .describe(`[${authors.join(', ')}]`),
      image: text('./name.jpg').startsWith('./', 'write ./ and the name of an image'),
      imageAlt: text(imageAltExample, 10),
      imageCredit: optionalText('Illustration by EVO'),
      date: z.iso
        .date({abort: true, error: 'it is not a day'})
        .refine((date) => date >= day, 'it is before the day of the folder')
        .describe(`${day || '2025-01-14'} or a later day`),
      draft: flag,
      sample: flag,
      featured: flag,
      // Of an article by somebody else
      outlet: optionalText('The name of the paper or channel'),
      outletUrl: z
        .url({protocol: /^https$/, hostname: z.regexes.domain, error: 'it is not an address'})
        .optional()
        .describe('https:// and the address of the article'),
    })
    .refine(({kind, outlet}) => kind !== 'media-coverage' || outlet, {path: ['outlet']})
    .refine(({kind, outletUrl}) => kind !== 'media-coverage' || outletUrl, {path: ['outletUrl']});

export type PostFrontMatter = z.infer<ReturnType<typeof postSchema>>;

/** Lower-case letters, digits and hyphens: what addresses consist of. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** `news/tags.yml` and `news/authors.yml`. The blog plugin validates the values. */
export const entriesSchema = z.record(z.string(), z.looseObject({}));

/** `pages/images.yml`: the points that crops keep in view. */
export const focusSchema = z.record(
  z.string(),
  z.string().regex(/^(?:0|25|50|75|100)% (?:0|25|50|75|100)%$/, 'write two of 0, 25, 50, 75, 100%'),
);
