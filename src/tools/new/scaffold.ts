import {stringify} from 'yaml';

export const kinds = ['page', 'news', 'media-coverage', 'press-release'] as const;

/** What `npm run new` creates. */
export type Kind = (typeof kinds)[number];

export interface Answers {
  kind: Kind;
  title: string;
  description: string;
  /** The last part of the permalink: lower-case letters, digits and hyphens. */
  slug: string;
  /** Posts: the day in the folder's name, `2026-12-05`. */
  date: string;
  /** Posts: keys of news/tags.yml. */
  tags: readonly string[];
  /** Posts: path of the lead image, absolute or from the project's folder. */
  image: string;
  imageAlt: string;
  /** Media coverage: who wrote about EVO, and where to read it. */
  outlet: string;
  outletUrl: string;
}

export interface Scaffold {
  /** Path from the project's folder. */
  file: string;
  text: string;
  /** Posts: the image to copy next to the text. */
  image?: {from: string; to: string};
  permalink: string;
}

/** A lead image for posts that have none yet. */
export const defaultImage = {
  image: 'static/img/hero-home.jpg',
  imageAlt: 'An EVO electric cab drives along a winding road through tea gardens at sunrise',
};

/** A file that passes `npm run check` and builds as it is. */
export function scaffold(answers: Answers): Scaffold {
  const {kind, title, description, slug, date, tags, image, imageAlt, outlet, outletUrl} = answers;
  if (kind === 'page') {
    return {
      file: `pages/${slug}.mdx`,
      permalink: `/${slug}`,
      text: `${frontMatter({title, description})}\n${pageBody(title)}`,
    };
  }
  const folder = `news/${date}-${slug}`;
  const imageName = image.split(/[\\/]/).at(-1) ?? '';
  const keys = {
    title,
    description,
    kind,
    tags,
    ...(kind === 'press-release' && {authors: ['newsroom']}),
    image: `./${imageName}`,
    imageAlt,
    ...(kind === 'media-coverage' && {outlet, outletUrl}),
  };
  return {
    file: `${folder}/index.md`,
    permalink: `/news/${date.replaceAll('-', '/')}/${slug}`,
    image: {from: image, to: `${folder}/${imageName}`},
    text: `${frontMatter(keys)}\n${postBodies[kind](outlet)}\n`,
  };
}

function frontMatter(keys: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(keys).map(([key, value]) =>
    Array.isArray(value)
      ? `${key}: [${value.join(', ')}]\n`
      : stringify({[key]: value}, {lineWidth: 0, singleQuote: true}),
  );
  return `---\n${lines.join('')}---\n`;
}

const feature = (
  icon: string,
  position: string,
) => `<Feature icon="${icon}" title="The ${position} thing">

One sentence that says more about it.

</Feature>`;

const pageBody = (title: string) => `<Hero look="type" tone="tea" title=${quoteAttribute(title)}>

Say here in one or two sentences what the page is for.

<Button to="/#book">Book Now</Button>
<Button to="#more">Learn More</Button>

</Hero>

<FeatureRow id="more" title="What it offers">
${feature('leaf', 'first')}
${feature('clock', 'second')}
${feature('support', 'third')}
${feature('rupee', 'fourth')}
</FeatureRow>

<CallToAction title="What to do next">

One sentence that leads on.

<Button to="/#book">Book Now</Button>
<Button to="/contact">Contact Us</Button>

</CallToAction>
`;

const quoteAttribute = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);

const postBodies: Record<Exclude<Kind, 'page'>, (outlet: string) => string> = {
  news: () => `The first paragraph says what happened, where and when. Lists of news show it.

<!-- truncate -->

Then come the details, in short paragraphs.

## A heading for the next part

Link to the page that says more: [what EVO offers](/what-we-do).`,
  'press-release': () => `The first paragraph says what is new, for whom and from when on.

<!-- truncate -->

The next paragraphs give the details that an editor needs.

## What it means

- One fact per line
- With figures that can be checked

The press contact appears below every press release by itself.`,
  'media-coverage': (
    outlet,
  ) => `${outlet} writes about EVO. The first paragraph says in our own words what it found.

<!-- truncate -->

Say what the article is about, and link to the page that belongs to it: [what EVO offers](/what-we-do).`,
};
