import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import type {Tinypool} from 'tinypool';
import type {TextIndex} from './places';
import {Texts} from './texts';
import type {Post, Setup, Stored} from './texts';

/** Posts that are handed to the other thread at a time: what is handed over is there twice. */
const batch = 50;

/** Posts that this thread takes at a time: what else is to be done in it waits some hundredths of a second. */
const few = 8;

/** The file that says where each text is. */
export const indexOf = (folder: string) => path.join(folder, 'index.json');

/**
 * Has posts' texts made in another thread (./texts.ts, ./worker.cjs) while the bundler works in this one: for a
 * thousand posts Markdown takes longer than the bundler takes for the rest of the site. The thread begins to load what
 * it needs at once; who asks for the end helps.
 */
export class Scribe {
  /** Files that posts hand out: address below the site's root → the file. */
  readonly files = new Map<string, string>();
  private readonly mistakes: Error[] = [];
  private readonly places: TextIndex = {};
  private readonly pool = begin();
  private setup: Setup | undefined;
  /** What nobody has taken yet. */
  private left: Post[] = [];
  private other: Promise<void> = Promise.resolve();

  /** Begins to make the texts of posts. */
  begin(posts: readonly Post[], setup: Setup): void {
    this.setup = setup;
    rmSync(setup.folder, {recursive: true, force: true});
    this.left = [...posts];
    this.other = this.elsewhere(setup);
    this.other.catch(() => undefined); // who asks for the end is told
  }

  /**
   * Waits until all texts are stored.
   * @returns what is wrong in the posts, each with its file
   */
  async end(): Promise<Error[]> {
    if (this.setup && this.left.length > 0) {
      const texts = new Texts(this.setup);
      await this.work(few, async (posts) => {
        await nextTurn(); // the bundler, and the other thread's next posts, come first
        return texts.store(posts);
      });
    }
    await this.other;
    if (this.setup) writeFileSync(indexOf(this.setup.folder), JSON.stringify(this.places));
    return this.mistakes;
  }

  private async elsewhere(setup: Setup): Promise<void> {
    const pool = await this.pool;
    await pool.run({setup});
    await this.work(batch, async (posts) => (await pool.run({posts})) as Stored);
    await pool.destroy();
  }

  /** Takes so many posts at a time until none is left. */
  private async work(
    count: number,
    store: (posts: readonly Post[]) => Promise<Stored>,
  ): Promise<void> {
    while (this.left.length > 0) {
      const {mistakes, places, files} = await store(this.left.splice(0, count));
      this.mistakes.push(...mistakes);
      Object.assign(this.places, Object.fromEntries(places));
      for (const [target, file] of files) this.files.set(target, file);
    }
  }
}

/** One thread that stays: what it is told first, it needs for the rest. */
async function begin(): Promise<Tinypool> {
  const {Tinypool} = await import('tinypool');
  return new Tinypool({
    filename: path.join(__dirname, 'worker.cjs'),
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
  });
}
