import pLimit from 'p-limit';

import {postFiles} from '../../validation/files';
import {writeDay} from '../../validation/words';
import {headOf, titleOf} from '../../plugins/html';
import {loadContent, type ContentFiles} from '../check/content';
import {permalinkOf, unpublished} from '../check/siteMap';
import {buildRevision, deleteOtherBuilds, type BuildOptions} from './builds';
import {BuiltSite} from './builtSite';
import {changedParts, diffContent, readPageContent, redirectTarget} from './content';
import type {ContentChange} from './content';
import {findBase, workingRevision} from './git';
import {diffImages} from './imageDiff';
import {ScreenshotCropper, type ShotPair} from './screenshots';
import {launchBrowser, views, visit, type View} from './visit';

/** A page that was added or removed, or whose HTML, styles, scripts, images or fonts changed. */
export interface Candidate {
  permalink: string;
  status: 'added' | 'removed' | 'changed';
  content?: ContentChange;
}

/** A page that was added or removed, or that visitors see differently. */
export interface ReviewedPage extends Candidate {
  title: string;
  /** When visitors will see it, for posts that are not public yet. */
  notice?: string | undefined;
  /** The parts of its screenshots that differ. */
  views: {view: View; pairs: ShotPair[]}[];
  /** Bytes that a first visit loads on a phone; undefined without that version of the page. */
  weight: {before?: number | undefined; after?: number | undefined};
}

export type Review = Awaited<ReturnType<typeof createReview>>;

export interface Sites {
  before: BuiltSite;
  after: BuiltSite;
}

/** Pages that are photographed at the same time. */
const concurrency = 2;

/** Builds both revisions and compares them page by page. */
export async function createReview(baseName: string, options: BuildOptions) {
  const {root, now} = options;
  const base = await findBase(root, baseName);
  const before = await buildRevision(base, options);
  const after = await buildRevision(await workingRevision(root), options);
  await deleteOtherBuilds(root, [before, after]);
  const sites = {before: new BuiltSite(before), after: new BuiltSite(after)};
  const {candidates, identical, redirects} = comparePages(sites);
  console.log(`Pages to compare: ${candidates.length}. Each screenshot takes about a second.`);
  const pages = await reviewPages(candidates, sites, options);
  const same = candidates.length - pages.length;
  return {
    base: base.name,
    now,
    pages,
    unchanged: identical + same,
    /** How many of these load changed code and look the same in screenshots. */
    unchangedByScreenshot: same,
    /** Changed redirects, downloads, films, feeds: a line for each. */
    otherChanges: [...redirects, ...compareFiles(sites)],
  };
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
  const rank = (candidate: Candidate) => Number(hasSameContent(candidate));
  candidates.sort((a, b) => rank(a) - rank(b) || a.permalink.localeCompare(b.permalink));
  return {candidates, identical, redirects};
}

const hasSameContent = ({content}: Candidate) =>
  content !== undefined && changedParts(content).length === 0;

function compareFiles({before, after}: Sites): string[] {
  const files = new Set([...before.namedFiles(), ...after.namedFiles()]);
  return [...files].sort().flatMap((file) => {
    if (!after.files.has(file)) return [`/${file}: removed`];
    if (!before.files.has(file)) return [`/${file}: added`];
    return before.bytes(file).equals(after.bytes(file)) ? [] : [`/${file}: changed`];
  });
}

/** Takes screenshots of pages, and returns those that visitors see differently. */
async function reviewPages(
  candidates: readonly Candidate[],
  {before, after}: Sites,
  {now, root}: BuildOptions,
): Promise<ReviewedPage[]> {
  if (candidates.length === 0) return [];
  const areStylesSame = before.stylesFingerprint() === after.stylesFingerprint();
  const usedViews = views.filter(({colorScheme}) => colorScheme === 'light' || !areStylesSame);
  const browser = await launchBrowser();
  const cropper = new ScreenshotCropper();
  const files = loadContent(root);

  const review = async (candidate: Candidate): Promise<ReviewedPage[]> => {
    const {permalink, status} = candidate;
    const site = status === 'removed' ? before : after;
    const page: ReviewedPage = {
      ...candidate,
      title: titleOf(headOf(site.html(permalink))),
      notice: status === 'removed' ? undefined : noticeOf(permalink, files),
      views: [],
      weight: {},
    };
    for (const view of usedViews) {
      const options = {...view, now};
      const old = status === 'added' ? undefined : await visit(browser, before, permalink, options);
      const current =
        status === 'removed' ? undefined : await visit(browser, after, permalink, options);
      if (view === views[0]) {
        page.weight.before = old && before.weigh(old.files);
        page.weight.after = current && after.weigh(current.files);
      }
      const regions = old && current && diffImages(old.image, current.image);
      const images = {before: old?.image, after: current?.image};
      const pairs = await cropper.crop(permalink, images, regions);
      if (pairs.length > 0) page.views.push({view, pairs});
    }
    return hasSameContent(page) && page.views.length === 0 ? [] : [page];
  };

  try {
    const limit = pLimit(concurrency);
    const pages = await Promise.all(candidates.map((candidate) => limit(review, candidate)));
    return pages.flat();
  } finally {
    await browser.close();
  }
}

/** When visitors will see a post that is not public yet. */
function noticeOf(permalink: string, content: ContentFiles): string | undefined {
  const file = postFiles(content).find((each) => permalinkOf(each) === permalink);
  const status = file && unpublished(content, file);
  if (!status) return undefined;
  if (status === 'draft') return 'A draft: not published until you remove “draft: true”.';
  return `Goes live on ${writeDay(status.day)}.`;
}
