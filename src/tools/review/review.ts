/** Makes a review: builds both sides, compares them, looks at what may differ, and tells it page by page. */
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {choose, isOwn} from './choose';
import {liveInWords} from './clock';
import {compareSites, dayOfPost, isOther, kindOf, saysOtherwise} from './compare';
import type {Comparison, Kind, PartChange, Pages} from './compare';
import {currentBranch, fileAt, findBase} from './git';
import type {Base} from './git';
import {Viewer} from './looks';
import type {Weights} from './looks';
import type {Darkroom} from './shots';
import type {Shown} from './shots';
import {buildSides} from './sides';
import {readSite} from './site';
import type {Site} from './site';

/** A page that came, went or is not as it was. */
export interface ReviewedPage {
  address: string;
  /** Its title, without the company's name. */
  title: string;
  kind: Kind;
  status: 'added' | 'changed' | 'removed';
  /** Of a post: when people see it, in words. */
  live?: string;
  /** Of a changed page: what it says otherwise. */
  change?: Comparison;
  /** What differs in header and footer is told for all pages at once. */
  frameElsewhere: boolean;
  shown: Shown[];
  weights?: Weights;
}

/** A change of header or footer that several pages share. */
export interface Everywhere {
  change: PartChange;
  addresses: string[];
}

export interface Review {
  base: Base;
  /** The branch that was reviewed, if it has a name. */
  branch?: string | undefined;
  /** The instant that both sides were built for. */
  now: string;
  pages: ReviewedPage[];
  everywhere: Everywhere[];
  /** Pages of which nothing but header or footer is other, and that look like the others of their kind. */
  frameOnly: string[];
  redirects: Pages['redirects'];
  /** How many pages are as they were. */
  unchanged: number;
  /** Pages that were not pictured and look otherwise, as those of their kind do that were. */
  left: string[];
  /** Pages that were not pictured and look the same, as those of their kind do that were. */
  taken: string[];
  /** The scripts are not the same, which a page at rest does not show. */
  scriptsDiffer: boolean;
}

export interface Task {
  root: string;
  cache: string;
  base: string;
  now: string;
  /** Picture every page that may look otherwise. */
  all: boolean;
  tell: (what: string) => void;
}

/** How many pages are weighed: it takes a visit to each side. */
const weighed = 30;

/**
 * Makes a review.
 * @param darkroom - keeps its pictures
 */
export async function review(task: Task, darkroom: Darkroom): Promise<Review> {
  const {root, tell} = task;
  const base = await findBase(root, task.base);
  const sides = await buildSides(task, base, tell);
  const [before, after] = [readSite(sides.base), readSite(sides.work)];
  tell(`Comparing ${after.pages.size} pages …`);
  const pages = compareSites(before, after);
  const suspects = pages.both.filter((page) => page.doubts.length > 0 || saysOtherwise(page));

  const found: Found = {pages: [], left: [], taken: []};
  if (suspects.length + pages.added.length + pages.removed.length > 0) {
    const viewer = await Viewer.open(before, after, task.now);
    try {
      const sight = new Sight(task, base, viewer, darkroom, {before, after});
      Object.assign(found, await sight.of(pages, suspects));
    } finally {
      await viewer.close();
    }
  }
  const changed = found.pages.filter(({status}) => status === 'changed');
  const frameOnly = suspects.filter(
    (page) => saysOtherwise(page) && !changed.some(({address}) => address === page.address),
  );
  const pictured = new Set(found.pages.map(({address}) => address));
  return {
    base,
    branch: await currentBranch(root),
    now: task.now,
    pages: found.pages,
    everywhere: everywhere(suspects).filter(
      ({addresses}) => addresses.length > 1 || addresses.some((each) => !pictured.has(each)),
    ),
    frameOnly: frameOnly.map(({address}) => address),
    redirects: pages.redirects,
    unchanged: pages.both.length - changed.length - frameOnly.length - found.left.length,
    left: found.left,
    taken: found.taken,
    // A page's words stand in its script, too: only where they are the same it is the script that is not
    scriptsDiffer: suspects.some((page) => page.doubts.includes('scripts') && !saysOtherwise(page)),
  };
}

/** Header and footer that several pages have in another form, each form once. */
function everywhere(pages: readonly Comparison[]): Everywhere[] {
  const groups = new Map<string, Everywhere>();
  for (const {address, frame} of pages.filter((page) => isOther(page.frame))) {
    const key = JSON.stringify([
      frame.words.map(({pieces}) => pieces),
      frame.links,
      frame.pictures,
    ]);
    const group = groups.get(key) ?? {change: frame, addresses: []};
    group.addresses.push(address);
    groups.set(key, group);
  }
  return [...groups.values()];
}

interface Found {
  pages: ReviewedPage[];
  left: string[];
  taken: string[];
}

/** Looks at pages and says what there is to see. */
class Sight {
  constructor(
    private readonly task: Task,
    private readonly base: Base,
    private readonly viewer: Viewer,
    private readonly darkroom: Darkroom,
    private readonly sites: {before: Site; after: Site},
  ) {}

  async of(pages: Pages, suspects: readonly Comparison[]): Promise<Found> {
    const certain = await this.withoutMovedScripts(suspects);
    const {pictured, left} = choose(certain, this.task.all);
    const shared = new Set(
      everywhere(suspects).flatMap(({addresses}) => (addresses.length > 1 ? addresses : [])),
    );
    const count = pictured.length + pages.added.length + pages.removed.length;
    if (count > 0) this.task.tell(`Looking at ${count} ${count === 1 ? 'page' : 'pages'} …`);

    const found: ReviewedPage[] = [];
    for (const address of pages.added) found.push(await this.page(address, 'added'));
    for (const address of pages.removed) found.push(await this.page(address, 'removed'));
    for (const change of pictured) {
      const page = await this.page(change.address, 'changed');
      const same = page.shown.every(({details}) => details.length === 0);
      if (same && !saysOtherwise(change)) continue;
      found.push({...page, change, frameElsewhere: shared.has(change.address)});
    }
    for (const page of found.slice(0, weighed)) {
      page.weights = await this.viewer.weigh(sidesOf(page));
    }
    const sampled = found.filter(({change}) => change && !isOwn(change)).map(({kind}) => kind);
    const unsure = left.filter((page) => !saysOtherwise(page)).map(({address}) => address);
    const differs = (address: string) => sampled.includes(kindOf(address));
    return {
      pages: inOrder(found),
      left: unsure.filter(differs),
      taken: unsure.filter((address) => !differs(address)),
    };
  }

  /** Code that was only put elsewhere gives no page reason for doubt. */
  private async withoutMovedScripts(suspects: readonly Comparison[]): Promise<Comparison[]> {
    const scripted = suspects.filter(
      (page) => page.doubts.includes('scripts') && !saysOtherwise(page),
    );
    if (scripted.length === 0) return [...suspects];
    this.task.tell(
      `Trying the scripts of ${scripted.length} ${scripted.length === 1 ? 'page' : 'pages'} …`,
    );
    const shown = await this.viewer.scriptsShow(scripted);
    return suspects
      .map((page) =>
        shown.has(page.address) || !scripted.includes(page)
          ? page
          : {...page, doubts: page.doubts.filter((doubt) => doubt !== 'scripts')},
      )
      .filter((page) => page.doubts.length > 0 || saysOtherwise(page));
  }

  private async page(address: string, status: ReviewedPage['status']): Promise<ReviewedPage> {
    const {before, after} = this.sites;
    const head = (after.pages.get(address) ?? before.pages.get(address))?.head;
    const shown: Shown[] = [];
    for (const look of await this.viewer.look(sidesOf({address, status}))) {
      shown.push(await this.darkroom.develop(look));
    }
    const live = await this.live(address, status);
    return {
      address,
      title: (head?.title ?? '').replace(/ \| [^|]*$/, '') || address,
      kind: kindOf(address),
      status,
      frameElsewhere: false,
      shown,
      ...(live && {live}),
    };
  }

  private async live(address: string, status: ReviewedPage['status']) {
    const day = dayOfPost(address);
    if (!day) return undefined;
    const file = `news/${day}-${address.split('/').at(-1) ?? ''}/index.md`;
    const text =
      status === 'removed'
        ? await fileAt(this.task.root, this.base.sha, file)
        : await readFile(path.join(this.task.root, file), 'utf8').catch(() => undefined);
    return liveInWords(day, isDraft(text ?? ''), this.task.now);
  }
}

function sidesOf({address, status}: Pick<ReviewedPage, 'address' | 'status'>) {
  return {address, before: status !== 'added', after: status !== 'removed'};
}

/** Whether a post's front matter says that it is a draft. */
export function isDraft(text: string): boolean {
  const [, frontMatter = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text) ?? [];
  return /^draft:\s*true\s*$/m.test(frontMatter);
}

const order: readonly ReviewedPage['status'][] = ['added', 'removed', 'changed'];
const kinds: readonly Kind[] = ['page', 'post', 'list', 'not found'];

/** Pages of their own first, then posts, then lists; what came before what changed. */
function inOrder(pages: readonly ReviewedPage[]): ReviewedPage[] {
  return [...pages].sort(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      order.indexOf(a.status) - order.indexOf(b.status) ||
      a.address.localeCompare(b.address),
  );
}
