import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import sidebars from '../../../sidebars';
import {handbookPages} from '.';
import {readComponents} from './props';

/** The components that a page of the handbook describes. */
interface HandbookPage {
  /** From the project's root: `src/sections/Hero/Hero.mdx`. */
  file: string;
  /** Components in an `<Example>`. */
  shows: ReadonlySet<string>;
  /** Components with a list of props. */
  lists: ReadonlySet<string>;
  /** Targets of links. */
  links: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Every page of the handbook, sorted by its file. */
function readPages(siteDir: string): HandbookPage[] {
  return globSync(handbookPages, {cwd: path.join(siteDir, 'src')})
    .sort()
    .map((file) => readPage(siteDir, `src/${file}`));
}

function readPage(siteDir: string, file: string): HandbookPage {
  const tree = parser.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  const shows = new Set<string>();
  const lists = new Set<string>();
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Example') {
      for (const name of namesIn({type: 'root', children: node.children})) shows.add(name);
    }
    if (node.name === 'Props') {
      const of = node.attributes.find(
        (each) => each.type === 'mdxJsxAttribute' && each.name === 'of',
      );
      if (typeof of?.value === 'string') lists.add(of.value);
    }
  });
  const links: string[] = [];
  visit(tree, 'link', ({url}) => void links.push(url));
  return {file, shows, lists, links};
}

/** The components that a part of a page names, on lines of their own or in a text. */
function namesIn(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (node.name) names.push(node.name);
    }
  });
  return names;
}

const components = await readComponents(process.cwd());
const pages = readPages(process.cwd());

/** Fails with one line for each problem, and the fix. */
function expectNoneMissing(missing: string[], instead: string): void {
  expect(missing.length, `\n${missing.join('\n')}\n→ ${instead}\n`).toBe(0);
}

/** The page beside a component: `src/sections/Hero/Hero.mdx`. */
const pageOf = (folder: string) => `${folder}/${path.basename(folder)}.mdx`;

test('every section has its page of the handbook beside it', () => {
  const files = new Set(pages.map(({file}) => file));
  const wanted = new Set(components.map(({folder}) => pageOf(folder)));
  expectNoneMissing(
    [...wanted].filter((file) => !files.has(file)).map((file) => `${file} does not exist`),
    'Write it: src/sections/Rental/Rental.mdx is a model.',
  );
});

test('every component that a page may name is shown live in the handbook', () => {
  const shown = new Set(pages.flatMap(({shows}) => [...shows]));
  expectNoneMissing(
    components
      .filter(({name}) => !shown.has(name))
      .map(({name, folder}) => `<${name}> is in no example; it belongs on ${pageOf(folder)}`),
    'Put it between <Example> and </Example>.',
  );
});

test('the props of every component are listed on the page beside it', () => {
  const listed = new Map(pages.map(({file, lists}) => [file, lists]));
  expectNoneMissing(
    components
      .filter(({name, folder}) => !listed.get(pageOf(folder))?.has(name))
      .map(({name, folder}) => `${pageOf(folder)} does not list the props of <${name}>`),
    'Write <Props of="…" /> with its name.',
  );
});

test('every component and every prop has a comment, which the handbook and the editor print', () => {
  const silent = components.flatMap(({name, folder, comment, props, children}) => [
    ...(comment ? [] : [`${folder}: <${name}> has no comment`]),
    ...props
      .filter((prop) => !prop.comment)
      .map((prop) => `${folder}: the prop ${prop.name} of <${name}> has no comment`),
    ...(children?.comment === '' ? [`${folder}: the children of <${name}> have no comment`] : []),
  ]);
  expectNoneMissing(
    silent,
    'Add a line between /** and */ that tells a writer what it is, its unit, and its default.',
  );
});

test('the list on the left leads to every page of the handbook, once', () => {
  const listed = (JSON.stringify(sidebars).match(/"(?:handbook|sections|elements)\/[^"]+"/g) ?? [])
    .map((id) => `src/${id.slice(1, -1)}.mdx`)
    .sort();
  expect(listed, 'Add or remove it in sidebars.ts').toEqual(pages.map(({file}) => file));
});

test('links within the handbook name a file that exists', () => {
  const exists = (file: string, link: string) =>
    pages.some((page) => page.file === path.posix.join(path.posix.dirname(file), link));
  expectNoneMissing(
    pages.flatMap(({file, links}) =>
      links
        .filter((link) => link.startsWith('/handbook') || link.endsWith('.mdx'))
        .filter((link) => !exists(file, link))
        .map((link) => `${file} links to ${link}`),
    ),
    'Write the path of its file, such as ../Rental/Rental.mdx.',
  );
});
