import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {baseUrl} from '../company/site';
import {redirects as movedPaths} from './redirects';
import {commonHeaders, sourceHash, type Headers} from './rules';

/** What the configuration of a host depends on. */
export interface HostedSite {
  /** The path that the site is served at, with a slash at both ends. */
  baseUrl: string;
  /** The headers of every response. */
  headers: Headers;
  /** Moved paths and their targets, both with the base URL. */
  redirects: Readonly<Record<string, string>>;
  /** The paths of all pages but the home page, with the base URL. */
  pages: readonly string[];
  /** Names of the folders in the built site. */
  folders: readonly string[];
}

const withBaseUrl = (pathname: string): string => path.posix.join(baseUrl, pathname);

export const redirects = Object.fromEntries(
  Object.entries(movedPaths).map((fromAndTo) => fromAndTo.map(withBaseUrl)),
) as HostedSite['redirects'];

/** Reads what the configuration of a host depends on from a built site. */
export function readSite(dir: string): HostedSite {
  const pages = globSync('**/*.html', {cwd: dir, absolute: true});
  if (pages.length === 0) throw new Error(`${dir} holds no built site`);
  return describeSite(
    dir,
    pages.flatMap((file) => inlineScriptHashes(readFileSync(file, 'utf8'))),
  );
}

/** @param scriptHashes - of the inline scripts of all pages */
export function describeSite(dir: string, scriptHashes: Iterable<string>): HostedSite {
  return {
    baseUrl,
    headers: commonHeaders([...new Set(scriptHashes)].sort()),
    redirects,
    pages: globSync('**/*.html', {cwd: dir})
      .map((file) => file.replace(/(^index)?\.html$/, ''))
      .filter((name) => name !== '' && name !== '404')
      .sort()
      .map(withBaseUrl),
    folders: globSync('*', {cwd: dir, onlyDirectories: true, dot: true})
      .map((name) => name.slice(0, -1))
      .sort(),
  };
}

const inlineScript = /<script(?![^>]*(?:\ssrc=|\/(?:\w+\+)?json\b))[^>]*>([^]*?)<\/script>/g;

/** Returns the sources that allow the inline scripts of a page in its content security policy. */
export function inlineScriptHashes(html: string): string[] {
  return Array.from(html.matchAll(inlineScript), ([, script = '']) => sourceHash(script));
}

/**
 * A regular expression for the paths of pages with slashes at the end; its first group is the canonical path. Matches
 * simple names only, so that nothing like `//example.com/` becomes the target of a redirect.
 */
export const trailingSlashes = ({baseUrl: base}: HostedSite): string =>
  `^(${base.replaceAll('.', '\\.')}(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*)/+$`;
