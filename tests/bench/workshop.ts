/** What the parts of the bench share: sites that were made, what is told to people, what could not be had. */
import {Unavailable} from './npm';
import {measure} from './run';
import {makeSite, removeSite, type Site, type SiteName} from './sites';

export class Workshop {
  private readonly sites = new Map<string, Promise<Site>>();
  private readonly builds = new Map<string, Promise<Site>>();
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

  /** Takes everything away again. */
  async close(): Promise<void> {
    const made = await Promise.allSettled([...this.sites.values()]);
    await Promise.all(
      made.map((result) => (result.status === 'fulfilled' ? removeSite(result.value) : undefined)),
    );
  }
}
