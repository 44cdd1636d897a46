import {pressKit} from '../../../company/brand';
import {newsroom} from '../../../company/newsroom';
import {pageFiles, postFiles} from '../../../validation/files';
import {createProblem, startOfFile} from '../../../validation/problem';
import type {Problem} from '../../../validation/problem';
import {createSlug} from '../../../validation/slug';
import {redirects} from '../../../hosting/redirects';
import {postFolder} from '../content';
import type {Rule} from '../content';
import {permalinkOf} from '../siteMap';

/** Names of pages become their paths. Names of posts' folders are checked with the front matter. */
export const fileNames: Rule = (content) => {
  const slugs = new Map<string, string>();
  return [
    ...pageFiles(content).flatMap(checkPageName),
    ...postFiles(content).flatMap((file): Problem[] => {
      const folder = postFolder(file);
      const slug = folder.replace(/^\d{4}-\d{2}-\d{2}-/, '');
      const other = slugs.get(slug);
      slugs.set(slug, folder);
      return other ? [createProblem('slug-taken', startOfFile(file), {other})] : [];
    }),
  ];
};

function checkPageName(file: string): Problem[] {
  const position = startOfFile(file);
  const name = file.slice('pages/'.length);
  const path = permalinkOf(file) ?? '';
  if (name.endsWith('.md')) return [createProblem('page-extension', position, {name})];
  const slug = name
    .replace(/\.mdx$/, '')
    .split('/')
    .map(createSlug)
    .join('/');
  if (`${slug}.mdx` !== name) return [createProblem('page-name', position, {name, slug})];
  const target = redirects[path];
  if (target !== undefined) return [createProblem('page-path-old', position, {path, target})];
  const isNews = `${path}/`.startsWith(`${newsroom.home.permalink}/`) && path !== pressKit.page;
  return isNews ? [createProblem('page-path-news', position, {path})] : [];
}
