/** What definitions of components are composed of: `import * as d from '../define'`. */
import type {PropsWithChildren} from 'react';
import * as z from 'zod';
import {rentalKeys, rentals} from '../company/fares';
import {drawings} from './Icon/drawings';
import {inlineDrawings} from './Icon/inlineDrawings';
import type {ImageSource} from './Picture/image';

/** What a page may write of a component, and where. The descriptions are for writers. */
export interface Definition<Props extends z.core.$ZodShape = z.core.$ZodShape> {
  /** `part`: inside the components that name it; `block`: inside any section; `inline`: inside a sentence. */
  place: 'section' | 'part' | 'block' | 'inline';
  description: string;
  /** What is between its tags; missing for a component that is written `<Phone />`. */
  content?: Content;
  props: Props;
  /** The name of its folder, if it is not its own. */
  folderName?: string;
  /** Whether its heading is the page's main one. */
  isTop?: boolean;
  /** Whether all of it is a link, which cannot contain another one. */
  isLink?: boolean;
  /** The file of the facts that it lists, if that has none. */
  emptyFile?: string;
}

interface Content {
  /** `words`: Markdown; `parts`: only `parts`, other text is not shown; `images`: only images. */
  of: 'words' | 'parts' | 'images';
  /** The components that it shows. */
  parts?: readonly string[];
  /** The part that it is a list of. */
  list?: string;
  /** Whether the list needs at least one. */
  isRequired?: boolean;
  /** The most that the list shows. */
  most?: number;
}

type Definitions = Readonly<Record<string, Definition>>;

const extendAll = <All extends Definitions, Extension>(all: All, extension: Extension) =>
  Object.fromEntries(
    Object.entries(all).map(([name, definition]) => [name, {...definition, ...extension}]),
  ) as {[Name in keyof All]: All[Name] & Extension};

/** Defines the components whose pages are in one category of the handbook. */
export const group = <All extends Definitions>(label: string, all: All) =>
  extendAll(all, {group: label});

/** Defines the components that share a folder and its page of the handbook. */
export const folder = <All extends Definitions>(folderName: string, all: All) =>
  extendAll(all, {folderName});

const noProps = {};

const inPlace =
  (place: Definition['place']) =>
  <Props extends z.core.$ZodShape = typeof noProps>(
    description: string,
    content?: Content,
    props = noProps as Props,
  ): Definition<Props> => ({place, description, content, props});

export const section = inPlace('section');
export const part = inPlace('part');
export const block = inPlace('block');
export const inline = inPlace('inline');
/** A section with the page's main heading. */
export const top: typeof section = (...args) => ({...section(...args), isTop: true});
export const button: typeof part = (...args) => ({...part(...args), isLink: true});
export const inlineLink: typeof inline = (...args) => ({...inline(...args), isLink: true});

export const nothing = undefined;
export const words: Content = {of: 'words'};
export const images: Content = {of: 'images'};
export const wordsAnd = (...parts: string[]): Content => ({of: 'words', parts});
/** Any number of a part; words and other parts are above it. */
export const list = (part: string, ...others: string[]): Content => ({
  of: 'words',
  parts: [part, ...others],
  list: part,
});
export const onlyList = (part: string): Content => ({of: 'parts', parts: [part], list: part});
export const atLeastOne = (...parts: [string, ...string[]]): Content => ({
  ...list(...parts),
  isRequired: true,
});

/** `words` are spelled and typeset, a `name` is in no dictionary, an `anchor` is what links name after #. */
export type StringKind = 'words' | 'name' | 'address' | 'anchor';

const string = (kind: StringKind, pattern = /./, message = '') =>
  z
    .string()
    .trim()
    .min(1)
    .refine((value) => pattern.test(value), message)
    .meta({kind});

export const text = string('words');
export const question = string('words', /\?/, 'it has no question mark');
/** Of an item that the site numbers. */
export const numbered = string(
  'words',
  /^(?!\d+ ?[.)](?!\d)|step \d)/i,
  'delete the number, which the site writes',
);
export const name = string('name');
export const address = string('address');
export const flag = z.boolean().optional();
/** A key of facts in `src/company`. */
export const keyOf = <Key extends string>(facts: Readonly<Record<Key, unknown>>) =>
  z.enum(Object.keys(facts) as Key[]);
export const icon = keyOf({...inlineDrawings, ...drawings});
export const rental = keyOf(rentals);
export const hourlyRental = z
  .enum(rentalKeys.filter((key) => rentals[key]?.hours))
  .describe('The rental, which is booked by the hour.');
export const look = <const Looks extends readonly string[]>(...looks: Looks) =>
  z.enum(looks).describe('How it is arranged: see the examples.');
export const link = {
  to: address.optional().describe('Where its link leads.'),
  action: text.optional().describe('The link’s label.'),
};
export const email = z.email().optional().describe('Another address than the company’s own.');
export const message = text.describe('The message that the visitor completes and sends.');

export const mainTitle = text.describe('The page’s main heading.');
export const title = text.describe('The heading.');
export const id = string('anchor', /^[a-z\d-]+$/, 'write small letters, digits and hyphens')
  .optional()
  .describe('The anchor: `/business#tourism` leads to `id="tourism"`.');
export const tone = z
  .enum(['night', 'tea', 'paper', 'sunken'])
  .optional()
  .describe('The background. The default is the page’s own.');

/** The props of most sections. */
export const headed = {title, id, tone};
export const headedOrNot = {
  ...headed,
  title: text.optional().describe('The heading.'),
  label: text.optional().describe('The name for screen readers where there is no heading.'),
};

/** The path of an image, which the build replaces by what it knows of the image. */
const image = z
  .string()
  .startsWith('/img/', 'it begins with /img/') as unknown as z.ZodType<ImageSource>;
const alt = 'What the image shows, for people who cannot see it.';
export const picture = {
  image: image.describe('The image: `/img/rental-airport.jpg`.'),
  alt: text.describe(alt),
};
export const optionalPicture = (description: string) => ({
  image: image.optional().describe(description),
  alt: text.optional().describe(alt),
});

/** The props of a component, as a page writes them, and its children. */
export type PropsIn<All extends Definitions, Name extends keyof All> = PropsWithChildren<
  z.infer<z.ZodObject<All[Name]['props']>>
>;
