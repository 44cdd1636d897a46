import {oldAddresses} from '../../company/navigation';
import {newsroom} from '../../company/newsroom';
import {slugPattern} from '../../newsroom/build/frontMatter';
import {addressOf} from './addresses';
import {folderOf, pagesOf, postsOf} from './files';
import type {Problem, Rule, Site} from './problem';

/** Names of files and folders, which become addresses. What else a post's folder may be called, the newsroom tells. */
export const names: Rule = (site) => [
  ...pagesOf(site).flatMap((file) => wrongPageName(file)),
  ...slugsAgain(site),
];

function wrongPageName(file: string): Problem[] {
  const name = file.slice('pages/'.length);
  const address = addressOf(file) ?? '';
  const report = (wrong: string, instead: string): Problem[] => [
    {file, line: 1, column: 1, severity: 'error', wrong, instead},
  ];
  if (name.endsWith('.md')) {
    return report(
      'The name of a page ends with .mdx; in this one no section would work.',
      `Rename it to ${name}x.`,
    );
  }
  const parts = name.replace(/\.mdx$/, '').split('/');
  if (!parts.every((part) => slugPattern.test(part))) {
    const mended = parts.map((part) =>
      part
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    );
    return report(
      `The page is called "${name}". Allowed are small letters, digits and hyphens, because its name is its address.`,
      `Rename it to ${mended.join('/')}.mdx.`,
    );
  }
  const old = oldAddresses[address];
  if (old !== undefined) {
    return report(
      `${address} is an address of the former site, which leads to ${old}.`,
      'Give the page another name.',
    );
  }
  if (address === newsroom.home.permalink || address.startsWith(`${newsroom.home.permalink}/`)) {
    return report(`${address} is for the posts in news.`, 'Give the page another name.');
  }
  return [];
}

/** Two posts of one name have two addresses, but people and the links between posts mix them up. */
function slugsAgain(site: Site): Problem[] {
  const owners = new Map<string, string>();
  return postsOf(site).flatMap((file): Problem[] => {
    const slug = folderOf(file).replace(/^\d{4}-\d{2}-\d{2}-/, '');
    const owner = owners.get(slug);
    owners.set(slug, folderOf(file));
    if (owner === undefined) return [];
    return [
      {
        file,
        line: 1,
        column: 1,
        severity: 'warning',
        wrong: `The folder's name ends like that of news/${owner}.`,
        instead: 'Say in its name what is different in this post.',
      },
    ];
  });
}
