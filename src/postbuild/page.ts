import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio/slim';
import type {CheerioAPI} from 'cheerio';
import {globSync} from 'tinyglobby';
import {headOf, mainOf} from '../plugins/html';

/** A page of the built site. Its parts are parsed once. */
export class BuiltPage {
  /** Absolute path. */
  readonly file: string;
  /** Without the base URL: `/ride`. */
  readonly path: string;
  /** Steps replace it. */
  html: string;
  /** As Docusaurus wrote it. */
  readonly head: CheerioAPI;
  /** The attributes of its photographs and drawings, in their order. */
  readonly pictures: Readonly<Partial<Record<'src' | 'alt', string>>>[];
  #main: CheerioAPI | undefined;

  constructor(outDir: string, name: string) {
    this.file = path.join(outDir, name);
    this.path = `/${name.replace(/(^index)?\.html$/, '')}`;
    this.html = readFileSync(this.file, 'utf8');
    this.head = headOf(this.html);
    const pictures = this.html.match(/<picture[^]*?<\/picture>/g) ?? [];
    const images = load(pictures.join(''))('img').toArray();
    this.pictures = images.map(({attribs}) => attribs);
  }

  /** As Docusaurus wrote it. Few pages need it. */
  get main(): CheerioAPI {
    return (this.#main ??= mainOf(this.html));
  }

  addToHead(tags: string): void {
    this.html = this.html.replace('</head>', () => `${tags}</head>`);
  }
}

/** Reads the pages of a built site one after another, parents first. */
export function* readPages(outDir: string): Generator<BuiltPage> {
  const names = globSync('**/*.html', {cwd: outDir});
  for (const name of names.sort()) yield new BuiltPage(outDir, name);
}

/** What happens to the pages of a built site. */
export interface Step {
  /** Changes a page, or keeps what `finish` needs. */
  onPage: (page: BuiltPage) => void;
  /** Runs after the last page. */
  finish?: () => Promise<void> | void;
}
