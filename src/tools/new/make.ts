import {stringify} from 'yaml';

export const kinds = ['page', 'news', 'media-coverage', 'press-release'] as const;

/** What can be begun. */
export type Kind = (typeof kinds)[number];

/** What somebody has answered. */
export interface Answers {
  kind: Kind;
  title: string;
  description: string;
  /** The last part of the address: small letters, digits and hyphens. */
  slug: string;
  /** The day of a post, `2026-12-05`. */
  date: string;
  /** The topics of a post, keys of news/tags.yml. */
  tags: readonly string[];
  /** Path of the picture of a post, from the project's root or absolute. */
  image: string;
  /** What that picture shows. */
  imageAlt: string;
  /** Media coverage: who wrote about us, and where it can be read. */
  outlet: string;
  outletUrl: string;
}

/** What is written: a text, and for a post the picture beside it. */
export interface Made {
  /** Path from the project's root. */
  file: string;
  text: string;
  /** Where the picture comes from and where it goes. */
  picture?: {from: string; to: string};
  /** Where the result can be seen. */
  address: string;
}

/** The picture of a post that has none yet, and what it shows. */
export const spare = {
  image: 'static/img/hero-home.jpg',
  imageAlt: 'An EVO electric cab drives along a winding road through tea gardens at sunrise',
};

/** The last part of an address, from a title: `Airport rides, day & night` gives `airport-rides-day-night`. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The new file, ready to be filled with words. */
export function make(answers: Answers): Made {
  return answers.kind === 'page' ? makePage(answers) : makePost(answers);
}

function makePage({title, description, slug}: Answers): Made {
  return {
    file: `pages/${slug}.mdx`,
    address: `/${slug}`,
    text: `${frontMatter({title, description})}
<Hero look="type" tone="tea" title=${attribute(title)}>

Say here in one or two sentences what the page is for.

<Button to="/#book">Book Now</Button>
<Button to="#more">Learn More</Button>

</Hero>

<FeatureRow id="more" title="What it offers">
<Feature icon="leaf" title="The first thing">

One sentence that says more about it.

</Feature>
<Feature icon="clock" title="The second thing">

One sentence that says more about it.

</Feature>
<Feature icon="support" title="The third thing">

One sentence that says more about it.

</Feature>
<Feature icon="rupee" title="The fourth thing">

One sentence that says more about it.

</Feature>
</FeatureRow>

<CallToAction title="What to do next">

One sentence that leads on.

<Button to="/#book">Book Now</Button>
<Button to="/contact">Contact Us</Button>

</CallToAction>
`,
  };
}

function makePost(answers: Answers): Made {
  const {kind, title, description, slug, date, tags, image, imageAlt, outlet, outletUrl} = answers;
  const folder = `news/${date}-${slug}`;
  const name = image.split(/[\\/]/).at(-1) ?? '';
  const keys = {
    title,
    description,
    kind,
    tags,
    ...(kind === 'press-release' && {authors: ['newsroom']}),
    image: `./${name}`,
    imageAlt,
    ...(kind === 'media-coverage' && {outlet, outletUrl}),
  };
  return {
    file: `${folder}/index.md`,
    address: `/news/${date.replaceAll('-', '/')}/${slug}`,
    picture: {from: image, to: `${folder}/${name}`},
    text: `${frontMatter(keys)}
${beginnings[kind as Exclude<Kind, 'page'>](answers)}
`,
  };
}

const beginnings: Record<Exclude<Kind, 'page'>, (answers: Answers) => string> = {
  news: () => `The first paragraph says what happened, where and when. It stands in front of the rest.

<!-- truncate -->

Then come the details, in short paragraphs.

## A heading for the next part

Link to the page that says more: [what EVO offers](/what-we-do).`,
  'press-release': () => `The first paragraph says what is new, for whom and from when on.

<!-- truncate -->

The next paragraphs give the details that an editor needs.

## What it means

- One fact a line
- With figures that can be checked

The contact for the press stands under every press release by itself.`,
  'media-coverage': ({
    outlet,
  }) => `${outlet} writes about EVO. The first paragraph says in our own words what it found.

<!-- truncate -->

Say what the article is about, and link to the page that belongs to it: [what EVO offers](/what-we-do).`,
};

function frontMatter(keys: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(keys).map(([key, value]) =>
    Array.isArray(value)
      ? `${key}: [${value.join(', ')}]\n`
      : stringify({[key]: value}, {lineWidth: 0, singleQuote: true}),
  );
  return `---\n${lines.join('')}---\n`;
}

/** A text in double quotes, as MDX reads it. */
function attribute(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}
