import path from 'node:path';
import {pressKit} from '../../../company/brand';
import {newsroom} from '../../../company/newsroom';
import {pageFiles, postFiles} from '../../../validation/files';
import {createProblem, startOfFile, type Problem, type Texts} from '../../../validation/problem';
import {createSlug} from '../../../validation/slug';
import {redirects} from '../../../hosting/redirects';
import {imageFormat} from '../../../validation/imageFiles';
import {imageFocusFile} from '../../../validation/imageFocus';
import {postFolder, type ContentFiles, type Rule} from '../content';
import {permalinkOf} from '../siteMap';

const texts = {
  'page-ignored': ({name}: {name: string}) => ({
    text: 'This file does not become a page: the name of a page ends in .mdx.',
    fix: `Write its text into pages/${name}.mdx, and delete this file.`,
  }),
  'page-twice': ({path, other}: {path: string; other: string}) => ({
    text: `${path} is already the page of ${other}.`,
    fix: 'Keep one of the two files, or rename this one.',
  }),
  'page-extension': ({name}: {name: string}) => ({
    text: 'Sections do not work in a page whose name ends in .md.',
    fix: `Rename it to ${name}x.`,
  }),
  'page-name': ({name, slug}: {name: string; slug: string}) => ({
    text: `"${name}" is not a valid page name.`,
    fix: `Rename it to ${slug}.mdx: lower-case letters, digits and hyphens.`,
  }),
  'page-path-old': ({path, target}: {path: string; target: string}) => ({
    text: `${path} redirects to ${target}.`,
    fix: 'Give the page another name.',
  }),
  'page-path-news': ({path}: {path: string}) => ({
    text: `${path} is reserved for the posts in news.`,
    fix: 'Give the page another name.',
  }),
  'slug-taken': ({other}: {other: string}) => ({
    text: `The folder name ends the same way as news/${other}.`,
    fix: 'Choose a name that says what is different about this post.',
    severity: 'warning',
  }),
} satisfies Texts;

/** Names of pages become their paths. Names of posts' folders are checked with the front matter. */
export const fileNames: Rule = (content) => {
  const slugs = new Map<string, string>();
  return [
    ...ignoredPages(content),
    ...findTwice(content),
    ...pageFiles(content).flatMap(checkPageName),
    ...postFiles(content).flatMap((file): Problem[] => {
      const folder = postFolder(file);
      const slug = folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
      const other = slugs.get(slug);
      slugs.set(slug, folder);
      return other ? [createProblem(texts, 'slug-taken', startOfFile(file), {other})] : [];
    }),
  ];
};

/** Files in `pages` that Docusaurus ignores, though a person wrote a page. */
function ignoredPages({files}: ContentFiles): Problem[] {
  return files
    .filter((file) => /^pages\//.test(file) && !/\.mdx?$|(?:^|\/)_/.test(file))
    .filter((file) => file !== imageFocusFile && !imageFormat.test(file))
    .map((file) => {
      const [name = ''] = path.posix.basename(file).split('.');
      return createProblem(texts, 'page-ignored', startOfFile(file), {name: createSlug(name)});
    });
}

/** Pages at one address, also when only capitals differ: some computers and hosts see no difference. */
function findTwice(content: ContentFiles): Problem[] {
  const owners = new Map<string, string>();
  return pageFiles(content).flatMap((file) => {
    const address = (permalinkOf(file) ?? '').toLowerCase();
    const other = owners.get(address);
    owners.set(address, file);
    return other
      ? [createProblem(texts, 'page-twice', startOfFile(file), {path: address, other})]
      : [];
  });
}

function checkPageName(file: string): Problem[] {
  const position = startOfFile(file);
  const name = file.slice('pages/'.length);
  const address = permalinkOf(file) ?? '';
  if (name.endsWith('.md')) return [createProblem(texts, 'page-extension', position, {name})];
  const slug = name
    .replace(/\.mdx$/, '')
    .split('/')
    .map(createSlug)
    .join('/');
  if (`${slug}.mdx` !== name) return [createProblem(texts, 'page-name', position, {name, slug})];
  const target = redirects[address];
  if (target !== undefined)
    return [createProblem(texts, 'page-path-old', position, {path: address, target})];
  const isNews =
    `${address}/`.startsWith(`${newsroom.home.permalink}/`) && address !== pressKit.page;
  return isNews ? [createProblem(texts, 'page-path-news', position, {path: address})] : [];
}
