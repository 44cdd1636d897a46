/** How pages look before and after: pictures of them, and where those differ. */
import type {Browser} from 'playwright';
import pLimit from 'p-limit';

import {startServer} from '../../../tests/support/server';
import {atOnce, picture, scriptedHtml, startBrowser, visitor, widths} from './browser';
import type {Width} from './browser';
import type {Comparison} from './compare';
import {kindOf} from './compare';
import {samples} from './choose';
import {readPage} from './page';
import {compareRows} from './pixels';
import type {Picture, Region} from './pixels';
import type {Site} from './site';
import {weigh} from './weight';
import type {Weight} from './weight';

/** A page at one width. */
export interface Look {
  width: Width;
  before?: Picture;
  after?: Picture;
  /** Where the two differ; empty where they do not, or where there is only one. */
  regions: Region[];
}

export interface Weights {
  before?: Weight;
  after?: Weight;
}

/** Which sides of a page there are to see. */
export interface Wanted {
  address: string;
  before: boolean;
  after: boolean;
}

/** Both sites, served, and a browser that looks at them. */
export class Viewer {
  private readonly limit = pLimit(atOnce);

  private constructor(
    private readonly browser: Browser,
    private readonly sides: {before: Side; after: Side},
    private readonly now: string,
  ) {}

  static async open(before: Site, after: Site, now: string): Promise<Viewer> {
    const browser = await startBrowser();
    const serve = async (site: Site): Promise<Side> => {
      const {url, close} = await startServer({dir: site.files.folder});
      return {site, url, close};
    };
    return new Viewer(browser, {before: await serve(before), after: await serve(after)}, now);
  }

  async close(): Promise<void> {
    await this.browser.close();
    await Promise.all([this.sides.before.close(), this.sides.after.close()]);
  }

  /**
   * Of pages whose scripts are other: those that the scripts make another page of. Scripts that were only put
   * elsewhere leave the same page. Of the news, in which scripts do the same on every page, some are looked at.
   */
  async scriptsShow(pages: readonly Comparison[]): Promise<Set<string>> {
    const counts = new Map<string, number>();
    const tried = [...pages].reverse().filter(({address}) => {
      const kind = kindOf(address);
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      return (counts.get(kind) ?? 0) <= samples[kind];
    });
    const shown = new Set<string>();
    const kinds = new Set<string>();
    await Promise.all(
      tried.map(({address}) =>
        this.limit(async () => {
          const [before, after] = await Promise.all([
            this.scripted(this.sides.before, address),
            this.scripted(this.sides.after, address),
          ]);
          if (before === after) return;
          shown.add(address);
          kinds.add(kindOf(address));
        }),
      ),
    );
    for (const {address} of pages) {
      const kind = kindOf(address);
      if (kind !== 'page' && kinds.has(kind)) shown.add(address);
    }
    return shown;
  }

  private async scripted({site, url}: Side, address: string): Promise<string> {
    const context = await visitor(this.browser, {width: 1280, now: this.now});
    try {
      const {main, frame} = readPage(await scriptedHtml(context, url + address), site.files);
      return `${main.markup}\n${frame.markup}`;
    } finally {
      await context.close();
    }
  }

  /** Pictures of a page at every width, and where they differ. */
  async look({address, before, after}: Wanted): Promise<Look[]> {
    return Promise.all(
      widths.map((width) =>
        this.limit(async (): Promise<Look> => {
          const context = await visitor(this.browser, {width, now: this.now});
          try {
            const old = before
              ? await picture(context, this.sides.before.url + address)
              : undefined;
            const now = after ? await picture(context, this.sides.after.url + address) : undefined;
            return {
              width,
              ...(old && {before: old}),
              ...(now && {after: now}),
              regions: old && now ? compareRows(old, now) : [],
            };
          } finally {
            await context.close();
          }
        }),
      ),
    );
  }

  /** What a page weighs, before and after. */
  async weigh({address, before, after}: Wanted): Promise<Weights> {
    const of = (side: Side) =>
      this.limit(() =>
        weigh(this.browser, {url: side.url + address, files: side.site.files, now: this.now}),
      );
    return {
      ...(before && {before: await of(this.sides.before)}),
      ...(after && {after: await of(this.sides.after)}),
    };
  }
}

interface Side {
  site: Site;
  url: string;
  close: () => Promise<void>;
}
