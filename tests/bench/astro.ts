/**
 * The small Astro that builds are compared with: a content collection, lists of ten posts, a page a post; where it is
 * asked for, a page of pictures.
 */
import {existsSync} from 'node:fs';
import {mkdir, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import type {Derivative} from '../../src/plugins/responsive-images/derive';
import {npm} from './npm';

/** The newest Astro that runs on this Node. Written down, so that two runs compare with the same. */
export const astroVersion = Number(process.versions.node.split('.')[0]) >= 22 ? '7.3.5' : '5.18.2';

/**
 * The folder with Astro's packages, made once and kept.
 * @throws where it is not there yet and cannot be fetched
 */
export async function astroFolder(root: string): Promise<string> {
  const folder = path.join(root, '.cache/bench', `astro-${astroVersion}`);
  if (existsSync(folder)) return folder;
  const making = `${folder}.making`;
  await rm(making, {recursive: true, force: true});
  await mkdir(making, {recursive: true});
  const manifest = {private: true, dependencies: {astro: astroVersion, sharp: '*'}};
  await writeFile(path.join(making, 'package.json'), JSON.stringify(manifest));
  await npm(['install', '--no-audit', '--no-fund'], making, 'Astro could not be installed');
  await rename(making, folder);
  return folder;
}

/** The project's files by path. Its posts are in news/, as here. */
export const astroFiles: Readonly<Record<string, string>> = {
  'package.json': '{"private": true, "type": "module"}\n',
  'astro.config.mjs': `export default {site: 'https://evo.example', build: {format: 'file'}};\n`,
  'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {glob} from 'astro/loaders';
import {z} from 'astro/zod';

const news = defineCollection({
  loader: glob({pattern: '*/index.md', base: './news'}),
  schema: ({image}) =>
    z.object({
      title: z.string(),
      description: z.string(),
      kind: z.enum(['news', 'media-coverage', 'press-release']),
      tags: z.array(z.string()),
      authors: z.array(z.string()),
      image: image(),
      imageAlt: z.string(),
    }),
});

export const collections = {news};
`,
  'src/Layout.astro': `---
const {title, description} = Astro.props;
---

<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>{title}</title>
    <meta name="description" content={description} />
  </head>
  <body>
    <header><a href="/">EVO</a></header>
    <main><slot /></main>
    <footer>EVO</footer>
  </body>
</html>
`,
  'src/pages/index.astro': `---
import Layout from '../Layout.astro';
---

<Layout title="EVO" description="EVO"><h1>EVO</h1><a href="/news/1">News</a></Layout>
`,
  'src/pages/news/[page].astro': `---
import {getCollection} from 'astro:content';
import Layout from '../../Layout.astro';

export async function getStaticPaths({paginate}) {
  const posts = (await getCollection('news')).sort((a, b) => b.id.localeCompare(a.id));
  return paginate(posts, {pageSize: 10});
}
const {page} = Astro.props;
---

<Layout title="News" description="News">
  <h1>News</h1>
  <ul>
    {
      page.data.map(({id, data}) => (
        <li>
          <a href={'/posts/' + id}>{data.title}</a> {data.description}
        </li>
      ))
    }
  </ul>
  {page.url.prev && <a href={page.url.prev}>Newer</a>}
  {page.url.next && <a href={page.url.next}>Older</a>}
</Layout>
`,
  'src/pages/posts/[...id].astro': `---
import {Image} from 'astro:assets';
import {getCollection, render} from 'astro:content';
import Layout from '../../Layout.astro';

export async function getStaticPaths() {
  const posts = await getCollection('news');
  return posts.map((post) => ({params: {id: post.id}, props: {post}}));
}
const {post} = Astro.props;
const {Content} = await render(post);
---

<Layout title={post.data.title} description={post.data.description}>
  <h1>{post.data.title}</h1>
  <Image src={post.data.image} alt={post.data.imageAlt} width={1200} height={800} />
  <Content />
</Layout>
`,
};

/**
 * A page for which Astro makes of the pictures in src/pictures what our build makes of its own: as many, of the same
 * widths, in the same formats, with Astro's own settings.
 * @param derivatives - what is to be made, of each file
 */
export function picturesPage(derivatives: Readonly<Record<string, readonly Derivative[]>>): string {
  return `---
import {getImage} from 'astro:assets';
import Layout from '../Layout.astro';

const derivatives = ${JSON.stringify(derivatives)};
const originals = import.meta.glob('../pictures/*', {eager: true, import: 'default'});
const made = await Promise.all(
  Object.entries(originals).flatMap(([file, src]) =>
    derivatives[file.split('/').pop()].map((derivative) => getImage({src, ...derivative})),
  ),
);
---

<Layout title="Pictures" description="Pictures">
  {made.map(({src}) => <img src={src} alt="" />)}
</Layout>
`;
}
