import {readFileSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {globSync} from 'tinyglobby';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import sidebars from '../../../sidebars';
import {isJsx, textOf} from '../mdxNodes';
import {handbookPages} from '.';
import {readComponents} from './props';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** The components that a page of the handbook has in examples and with lists of props. */
function readPage(file: string) {
  const page = {file, shows: new Set(['']), lists: new Set([''])};
  visit(parser.parse(readFileSync(file, 'utf8')), (node) => {
    if (!isJsx(node)) return;
    if (node.name === 'Props') page.lists.add(textOf(node, 'of') ?? '');
    if (node.name === 'Example') {
      visit(node, (inner) => {
        if (isJsx(inner)) page.shows.add(inner.name ?? '');
      });
    }
  });
  return page;
}

const components = await readComponents(process.cwd());
const files = globSync(handbookPages.map((pattern) => `src/${pattern}`)).sort();
const pages = files.map(readPage);

/** The page beside a component: `src/sections/Hero/Hero.mdx`. */
const pageOf = ({folder}: {folder: string}) => `${folder}/${path.basename(folder)}.mdx`;

test('every section has its page of the handbook beside it', () => {
  const missing = components.map(pageOf).filter((file) => !files.includes(file));
  expect(missing, 'Write them: src/sections/Rental/Rental.mdx is a model').toEqual([]);
});

test('every component that a page may name is shown live in the handbook', () => {
  const missing = components.filter(({name}) => !pages.some(({shows}) => shows.has(name)));
  expect(missing.map(pageOf), 'Put it between <Example> and </Example>').toEqual([]);
});

test('the props of every component are listed on the page beside it', () => {
  const missing = components.filter((component) => {
    const page = pages.find(({file}) => file === pageOf(component));
    return !page?.lists.has(component.name);
  });
  const names = missing.map(({name}) => name);
  expect(names, 'Write <Props of="…" /> with its name on its page').toEqual([]);
});

test('every component and every prop has a comment, which the handbook and the editor print', () => {
  const silent = components.flatMap(({name, comment, props, children}) => [
    ...(comment ? [] : [name]),
    ...props.flatMap((prop) => (prop.comment ? [] : [`${name}: ${prop.name}`])),
    ...(children?.comment === '' ? [`${name}: children`] : []),
  ]);
  const fix =
    'Add a line between /** and */ that tells a writer what it is, its unit, and its default';
  expect(silent, fix).toEqual([]);
});

test('the list on the left leads to every page of the handbook, once', () => {
  const listed = (JSON.stringify(sidebars).match(/"(?:handbook|sections|elements)\/[^"]+"/g) ?? [])
    .map((id) => `src/${id.slice(1, -1)}.mdx`)
    .sort();
  expect(listed, 'Add or remove it in sidebars.ts').toEqual(files);
});
