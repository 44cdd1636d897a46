import {hash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

import {globSync} from 'tinyglobby';

import {readRouteChunks} from '../../plugins/routeChunks';
import {memoize} from '../memoize';

/** What a browser may load to render a page. Feeds, downloads and the like do not change how a page looks. */
const rendered = /\.(?:css|m?js|svg|png|jpe?g|webp|avif|gif|ico|woff2?|mp4|webm|vtt)$/;
const textual = /\.(?:html|css|m?js|svg)$/;
/** Files whose names carry a hash of their content. */
const hashedName = /\.[0-9a-f]{8,10}(?:-\d+)?\.\w+$/;
/** Anything in a text that may be the path of a file. */
const possiblePath = /[\w~%@.+/-]+\.\w{2,5}/g;

/**
 * A built site with a fingerprint of everything that decides how each page looks. Pages with the same fingerprint look
 * the same; pages with different ones may look different.
 */
export class BuiltSite {
  readonly folder: string;
  /** Every file by its path in the site's folder, with forward slashes. */
  readonly files: ReadonlySet<string>;
  /** The HTML file of each page by its permalink. */
  readonly pages: ReadonlyMap<string, string>;
  private readonly chunks: ReadonlyMap<string, string[]>;
  private readonly sharedFiles: readonly string[];

  /** @param checkout - the folder of a project that was built */
  constructor(checkout: string) {
    this.folder = path.join(checkout, 'build');
    this.files = new Set(
      // Without compressed copies
      globSync('**', {cwd: this.folder, dot: true, ignore: '**/*.{br,gz}'}).sort(),
    );
    const html = [...this.files].filter((file) => file.endsWith('.html'));
    this.pages = new Map(html.map((file) => [permalinkOf(file), file]));
    this.chunks = readChunks(path.join(checkout, '.docusaurus/routesChunkNames.json'), this.files);
    // Files that no page, stylesheet or route names may be loaded by any page, for example lazy chunks
    const named = this.reachableFrom([...html, ...[...this.chunks.values()].flat()]);
    this.sharedFiles = [...this.files].filter((file) => rendered.test(file) && !named.has(file));
  }

  bytes(file: string): Buffer {
    return readFileSync(path.join(this.folder, file));
  }

  /** The bytes that travel for some files: text as the build compressed it, everything else as it is. */
  weigh(files: Iterable<string>): number {
    const sizes = Array.from(files, (name) => {
      const file = path.join(this.folder, name);
      return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    });
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  html(permalink: string): string {
    return this.bytes(this.pages.get(permalink) ?? '404.html').toString('utf8');
  }

  /** A fingerprint of a file's content, without the hashes in names of other files. */
  readonly fingerprint = memoize((file) => hash('sha256', normalize(file, this.bytes(file))));

  /** A fingerprint of a page and everything that it may load: styles, scripts, images, fonts. */
  pageFingerprint(permalink: string): string {
    const page = this.pages.get(permalink) ?? '404.html';
    const files = [page, ...(this.chunks.get(permalink) ?? []), ...this.sharedFiles];
    const fingerprints = [...this.reachableFrom(files)].map((file) => this.fingerprint(file));
    return hash('sha256', fingerprints.sort().join());
  }

  stylesFingerprint(): string {
    const styles = [...this.files].filter((file) => file.endsWith('.css'));
    return styles.map((file) => this.fingerprint(file)).join();
  }

  /** Files that visitors can open under a fixed name and that are no pages: downloads, films, feeds. */
  namedFiles(): string[] {
    return [...this.files].filter((file) => !file.endsWith('.html') && !hashedName.test(file));
  }

  /** The file of the site that a URL on a page names, whatever the base URL is. */
  resolve(url: string): string | undefined {
    const segments = url.replace(/[?#].*$/, '').split('/');
    return segments
      .map((_, start) => segments.slice(start).join('/'))
      .find((file) => this.files.has(file));
  }

  private reachableFrom(files: readonly string[]): Set<string> {
    const reached = new Set(files);
    for (const file of reached) for (const each of this.referencesOf(file)) reached.add(each);
    return reached;
  }

  private readonly referencesOf = memoize((file) => {
    const text = textual.test(file) ? this.bytes(file).toString('utf8') : '';
    const urls = [...new Set(text.match(possiblePath) ?? [])].filter((url) => rendered.test(url));
    return urls.flatMap((url) => this.resolve(url) ?? []);
  });
}

/** `news/archive.html` is `/news/archive`. */
function permalinkOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
}

/** Removes hashes of other files' content, so that a text changes only if it says something else. */
function normalize(file: string, bytes: Buffer): string | Buffer {
  if (!textual.test(file)) return bytes;
  const text = bytes.toString('utf8').replace(/sha256-[\w+/]{43}=/g, ''); // integrity of scripts and styles
  // The bundler's runtime is a table of the hashes of all chunks
  if (/\/runtime~/.test(file)) return text.replace(/"[0-9a-f]{8}"/g, '');
  return text.replace(/\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g, '');
}

/**
 * The script files that a route loads, by permalink. Chunks that the table does not name count for every page.
 * @param table - Docusaurus' list of chunk names
 */
function readChunks(table: string, files: ReadonlySet<string>): Map<string, string[]> {
  const chunks = new Map<string, string[]>();
  if (!existsSync(table)) return chunks;
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const byName = new Map(scripts.map((file) => [path.posix.basename(file).split('.')[0], file]));
  for (const {route, chunks: names} of readRouteChunks(table)) {
    const found = names.flatMap((name) => byName.get(name) ?? []);
    chunks.set(route, [...(chunks.get(route) ?? []), ...found]);
  }
  return chunks;
}
