import {readFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {parse} from 'yaml';

import {buildRevision, deleteOtherBuilds} from './builds';
import type {BuildOptions} from './builds';
import {BuiltSite} from './builtSite';
import {diffContent, hasContentChange} from './contentDiff';
import type {ContentChange} from './contentDiff';
import {findBase, workingRevision} from './git';
import {diffImages} from './imageDiff';
import {pageTitle, readPageContent, redirectTarget} from './pageContent';
import {ScreenshotCropper} from './screenshots';
import type {ShotPair} from './screenshots';
import {launchBrowser, views, visit} from './visit';
import type {View} from './visit';
import {weigh} from './weight';

export type Status = 'added' | 'removed' | 'changed';

/** A page that was added or removed, or that visitors see differently. */
export interface ReviewedPage {
  permalink: string;
  title: string;
  status: Status;
  /** When visitors will see it, for posts that are not public yet. */
  notice?: string | undefined;
  content?: ContentChange | undefined;
  /** The parts of its screenshots that differ. */
  views: {view: View; pairs: ShotPair[]}[];
  /** Bytes that a first visit loads on a phone. */
  weight: {before?: number; after?: number};
}

export interface Review {
  base: string;
  now: string;
  pages: ReviewedPage[];
  /** How many pages are as before. */
  unchanged: number;
  /** How many of these load changed code and look the same in screenshots. */
  unchangedByScreenshot: number;
  /** Changed redirects, downloads, films, feeds: a line for each. */
  otherChanges: string[];
}

export interface Sites {
  before: BuiltSite;
  after: BuiltSite;
}

/** Pages that are photographed at the same time. */
const concurrency = 2;

/** Builds both revisions and compares them page by page. */
export async function createReview(baseName: string, options: BuildOptions): Promise<Review> {
  const {root, log, now} = options;
  const base = await findBase(root, baseName);
  const before = await buildRevision(base, options);
  const after = await buildRevision(await workingRevision(root), options);
  await deleteOtherBuilds(options.cache, [before, after]);
  const sites = {before: new BuiltSite(before), after: new BuiltSite(after)};
  const {candidates, identical, redirects} = comparePages(sites);
  log(`Pages to compare: ${candidates.length}. Each screenshot takes about a second.`);
  const pages = await photograph(candidates, sites, options);
  const same = candidates.length - pages.length;
  return {
    base: base.name,
    now,
    pages,
    unchanged: identical + same,
    unchangedByScreenshot: same,
    otherChanges: [...redirects, ...compareFiles(sites)],
  };
}

/** A page that was added or removed, or whose HTML, styles, scripts, images or fonts changed. */
export interface Candidate {
  permalink: string;
  status: Status;
  content?: ContentChange;
}

/** Finds the pages that may look different, those that say something different first. */
export function comparePages({before, after}: Sites) {
  const redirects: string[] = [];
  const candidates: Candidate[] = [];
  let identical = 0;
  for (const permalink of new Set([...after.pages.keys(), ...before.pages.keys()])) {
    const [from, to] = [before, after].map(
      (site) => site.pages.has(permalink) && redirectTarget(site.html(permalink)),
    );
    if (from || to) {
      const change = `${permalink}: redirects to ${to || 'nothing'}, not to ${from || 'nothing'}`;
      if (from !== to) redirects.push(change);
    } else if (!before.pages.has(permalink)) {
      candidates.push({permalink, status: 'added'});
    } else if (!after.pages.has(permalink)) {
      candidates.push({permalink, status: 'removed'});
    } else if (before.pageFingerprint(permalink) === after.pageFingerprint(permalink)) {
      identical += 1;
    } else {
      const content = diffContent(
        readPageContent(before.html(permalink), before),
        readPageContent(after.html(permalink), after),
      );
      candidates.push({permalink, status: 'changed', content});
    }
  }
  const rank = ({content}: Candidate) => (content && !hasContentChange(content) ? 1 : 0);
  candidates.sort((a, b) => rank(a) - rank(b) || a.permalink.localeCompare(b.permalink));
  return {candidates, identical, redirects};
}

function compareFiles({before, after}: Sites): string[] {
  const files = new Set([...before.namedFiles(), ...after.namedFiles()]);
  return [...files].sort().flatMap((file) => {
    if (!after.files.has(file)) return [`/${file}: removed`];
    if (!before.files.has(file)) return [`/${file}: added`];
    return before.bytes(file).equals(after.bytes(file)) ? [] : [`/${file}: changed`];
  });
}

/** Takes screenshots of pages, and returns those that visitors see differently. */
async function photograph(
  candidates: readonly Candidate[],
  {before, after}: Sites,
  {now, root}: {now: string; root: string},
): Promise<ReviewedPage[]> {
  if (candidates.length === 0) return [];
  const areStylesSame = before.stylesFingerprint() === after.stylesFingerprint();
  const usedViews = views.filter(({colorScheme}) => colorScheme === 'light' || !areStylesSame);
  const browser = await launchBrowser();
  const cropper = new ScreenshotCropper();

  const review = async (candidate: Candidate): Promise<ReviewedPage | undefined> => {
    const {permalink, status, content} = candidate;
    const page: ReviewedPage = {
      permalink,
      status,
      content,
      title: permalink,
      views: [],
      weight: {},
    };
    for (const view of usedViews) {
      const visitSite = (site: BuiltSite) => visit(browser, site, permalink, {...view, now});
      const old = status === 'added' ? undefined : await visitSite(before);
      const current = status === 'removed' ? undefined : await visitSite(after);
      if (view === views[0]) {
        if (old) page.weight.before = weigh(before, old.files);
        if (current) page.weight.after = weigh(after, current.files);
      }
      const images = {before: old?.image, after: current?.image};
      const regions = old && current ? diffImages(old.image, current.image) : undefined;
      const pairs = await cropper.crop(permalink, images, regions);
      if (pairs.length > 0) page.views.push({view, pairs});
    }
    if (
      status === 'changed' &&
      page.views.length === 0 &&
      !(content && hasContentChange(content))
    ) {
      return undefined;
    }
    const site = status === 'removed' ? before : after;
    page.title = pageTitle(site.html(permalink));
    if (status !== 'removed') page.notice = await noticeOf(permalink, {root, now});
    return page;
  };

  try {
    const limit = pLimit(concurrency);
    const pages = await Promise.all(candidates.map((candidate) => limit(review, candidate)));
    return pages.filter((page) => page !== undefined);
  } finally {
    await browser.close();
  }
}

/** The day of a post, `2025-01-14`. */
function dayOfPost(permalink: string): string | undefined {
  return /\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(permalink)?.slice(1).join('-');
}

export function formatDay(instant: Date): string {
  return instant.toLocaleDateString('en-IN', {dateStyle: 'long', timeZone: 'Asia/Kolkata'});
}

/** When visitors will see a post that is not public yet. */
async function noticeOf(permalink: string, {root, now}: {root: string; now: string}) {
  const day = dayOfPost(permalink);
  if (!day) return undefined;
  const file = path.join(root, 'news', `${day}-${path.posix.basename(permalink)}`, 'index.md');
  const [, frontMatter = ''] = (await readFile(file, 'utf8').catch(() => '')).split(/^---\r?$/m);
  const data = parse(frontMatter) as {draft?: unknown} | null;
  if (data?.draft === true) return 'A draft: not published until you remove “draft: true”.';
  const goesLive = new Date(`${day}T00:00:00+05:30`);
  return goesLive > new Date(now) ? `Goes live on ${formatDay(goesLive)}.` : undefined;
}
