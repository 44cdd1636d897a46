/** A built site, read: its pages, old addresses, styles and scripts. */
import {Files} from './files';
import {readPage, redirectTarget} from './page';
import type {Page} from './page';
import {readScripts} from './scripts';
import type {Scripts} from './scripts';
import {readStyles} from './styles';
import type {Rule} from './styles';
import type {Built} from './workshop';

export interface Site {
  files: Files;
  /** By address: `/ride`. */
  pages: ReadonlyMap<string, Page>;
  /** Old addresses, each with where it leads. */
  redirects: ReadonlyMap<string, string>;
  styles: readonly Rule[];
  scripts: Scripts;
}

/** The handbook is for those who make pages. Sides that cannot be built without it have it; no visitor sees it. */
const handbook = /^\/handbook(?:\/|$)/;

/** Reads a built site. */
export function readSite({site, routes}: Built): Site {
  const files = new Files(site);
  const pages = new Map<string, Page>();
  const redirects = new Map<string, string>();
  for (const name of files.names.filter((each) => each.endsWith('.html'))) {
    const address = addressOf(name);
    if (handbook.test(address)) continue;
    const html = files.text(name);
    const target = redirectTarget(html);
    if (target !== undefined) redirects.set(address, target);
    else pages.set(address, readPage(html, files));
  }
  return {files, pages, redirects, styles: readStyles(files), scripts: readScripts(files, routes)};
}

/** The address of a page's file: `news/archive.html` is `/news/archive`. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}
