import path from 'node:path';
import {pressKit} from '../../../company/brand';
import {newsroom} from '../../../company/newsroom';
import {pageFiles, postFiles} from '../../../validation/files';
import type {Texts} from '../../../validation/problem';
import {createSlug} from '../../../validation/slug';
import {redirects as moved} from '../../../company/redirects';
import {imageFormat} from '../../../validation/imageFiles';
import {imageFocusFile} from '../../../validation/imageFocus';
import {contentRule, postFolder, type Report} from '../content';
import {permalinkOf} from '../siteMap';

const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  moved.map(({from, to}) => [from, to]),
);

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
export const fileNames = contentRule(texts, (content, report) => {
  for (const file of content.files.filter(isIgnored)) {
    const [name = ''] = path.posix.basename(file).split('.');
    report('page-ignored', file, {name: createSlug(name)});
  }
  const owners = new Map<string, string>();
  for (const file of pageFiles(content)) {
    checkPageName(file, report);
    // Some computers and hosts see no difference between capitals and small letters
    const address = (permalinkOf(file) ?? '').toLowerCase();
    const other = owners.get(address);
    owners.set(address, file);
    if (other) report('page-twice', file, {path: address, other});
  }
  const slugs = new Map<string, string>();
  for (const file of postFiles(content)) {
    const folder = postFolder(file);
    const slug = folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
    const other = slugs.get(slug);
    slugs.set(slug, folder);
    if (other) report('slug-taken', file, {other});
  }
});

/** Whether Docusaurus ignores a file in `pages`, though a person wrote a page. */
function isIgnored(file: string): boolean {
  const isKnown =
    /\.mdx?$|(?:^|\/)_/.test(file) || file === imageFocusFile || imageFormat.test(file);
  return file.startsWith('pages/') && !isKnown;
}

function checkPageName(file: string, report: Report<typeof texts>): void {
  const name = file.slice('pages/'.length);
  const address = permalinkOf(file) ?? '';
  const parts = name.replace(/\.mdx$/, '').split('/');
  const slug = parts.map(createSlug).join('/');
  const target = redirects[address];
  const isNews = `${address}/`.startsWith(`${newsroom.home.permalink}/`);
  if (name.endsWith('.md')) report('page-extension', file, {name});
  else if (`${slug}.mdx` !== name) report('page-name', file, {name, slug});
  else if (target !== undefined) report('page-path-old', file, {path: address, target});
  else if (isNews && address !== pressKit.page) report('page-path-news', file, {path: address});
}
