/** What the parts of the bench share: sites that were made, what is told to people, what could not be had. */
import os from 'node:os';
import process from 'node:process';

import {Unavailable} from './npm';
import {measure} from './run';
import {makeSite, removeSite, type Site, type SiteName} from './sites';

/** Memory that plain Docusaurus takes for each post of a build, bytes: 27 GB for 10,000 were too little. */
const bytesOfPost = 3 * 1024 ** 2;

export class Workshop {
  private readonly sites = new Map<string, Promise<Site>>();
  private readonly builds = new Map<string, Promise<Site>>();
  private readonly ends: (() => void)[] = [];
  /** What the report must say beside its numbers. */
  readonly notes = new Set<string>();

  constructor(
    readonly quick: boolean,
    /** The path of a Chromium. */
    readonly browser: string,
  ) {}

  /** Tells whoever waits what is being done. */
  say(text: string): void {
    console.error(`· ${text}`);
  }

  /**
   * A site with so many posts, made once.
   * @returns undefined where it cannot be had, which the notes then say
   */
  async site(name: SiteName, posts = 0): Promise<Site | undefined> {
    const needed = posts * bytesOfPost;
    if (name === 'empty' && needed > os.totalmem()) {
      this.notes.add(
        `The template with ${posts.toLocaleString('en')} posts was left out: its build takes some ${Math.ceil(needed / 1024 ** 3)} GB of memory, and there are ${Math.floor(os.totalmem() / 1024 ** 3)}.`,
      );
      return undefined;
    }
    const key = `${name} ${posts}`;
    const site = this.sites.get(key) ?? makeSite(name, posts);
    this.sites.set(key, site);
    try {
      return await site;
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      this.notes.add(error.message);
      return undefined;
    }
  }

  /** A site with so many posts, built once, whoever built it. */
  async built(name: SiteName, posts = 0): Promise<Site | undefined> {
    const site = await this.site(name, posts);
    if (!site) return undefined;
    const build = this.builds.get(site.dir) ?? measure(site.build).then(() => site);
    this.builds.set(site.dir, build);
    return build;
  }

  /** Says that a site's folder holds its build. */
  isBuilt(site: Site): void {
    this.builds.set(site.dir, Promise.resolve(site));
  }

  /** Something broke: the rest of the bench goes on, the report says it, and the bench ends badly. */
  fail(what: string, error: unknown): void {
    process.exitCode = 1;
    this.notes.add(`${what}:\n${error instanceof Error ? error.message : String(error)}`);
  }

  /** Keeps in mind what must be ended even when the bench itself is ended. */
  onClose(end: () => void): void {
    this.ends.push(end);
  }

  /** Ends and takes away everything again. */
  async close(): Promise<void> {
    for (const end of this.ends) end();
    for (const result of await Promise.allSettled([...this.sites.values()])) {
      if (result.status === 'fulfilled') await removeSite(result.value);
    }
  }
}
