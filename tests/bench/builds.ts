/** How long a build takes and how much memory it holds, with few posts and many, with nothing kept and with everything. */
import {readFile, writeFile} from 'node:fs/promises';

import type {Row} from './row';
import {measure, type Run} from './run';
import {clear, type Site, type SiteName} from './sites';
import {targets} from './targets';
import type {Workshop} from './workshop';

const names: readonly SiteName[] = ['ours', 'empty', 'astro'];

/**
 * What is left of former builds when one begins. With nothing kept, pictures are made: Astro makes the same of them (the
 * template has none), so that both do the same work. Where they are kept, Astro has none to make.
 */
const states = {
  cold: ' and the site’s pictures, cold, nothing kept',
  pictures: ', cold, made pictures kept',
  warm: ', warm, one post edited',
} as const;

type State = keyof typeof states;

type Runs = ReadonlyMap<SiteName, Run>;

/** Builds of ours, of plain Docusaurus and of Astro with the same posts. */
export async function builds(shop: Workshop): Promise<Row[]> {
  const rows: Row[] = [];
  const withPictures = new Map<number, Runs>();
  for (const posts of shop.quick ? [1_000] : [100, 1_000, 10_000]) {
    let cold: Runs = new Map();
    for (const state of statesOf(posts, shop.quick)) {
      const runs = new Map<SiteName, Run>();
      for (const name of names) {
        const run = await build(shop, {name, posts, state, cold});
        if (run) runs.set(name, run);
      }
      if (!shop.quick && isJudgedByTime(posts, state)) await repeat(shop, posts, state, runs);
      if (state === 'cold') cold = runs;
      if (state === 'pictures') withPictures.set(posts, runs);
      rows.push(...rowsOf(posts, state, runs));
    }
  }
  const [few, many] = [1_000, 10_000].map((posts) => withPictures.get(posts));
  if (few && many) rows.push(tenTimes(few, many));
  return rows;
}

/** Whether ours is to take no longer than Astro: what one run of each says, depends on what else the machine does. */
const isJudgedByTime = (posts: number, state: State) => posts === 1_000 && state === 'pictures';

/** Builds ours and Astro's twice more, in turn, and keeps of each the run that is neither the shortest nor the longest. */
async function repeat(
  shop: Workshop,
  posts: number,
  state: State,
  runs: Map<SiteName, Run>,
): Promise<void> {
  const all = new Map([...runs].map(([name, run]) => [name, [run]]));
  for (let round = 0; round < 2; round += 1) {
    for (const name of ['ours', 'astro'] as const) {
      const run = await build(shop, {name, posts, state, cold: new Map()});
      if (run) all.get(name)?.push(run);
    }
  }
  for (const [name, each] of all) {
    const sorted = each.toSorted((a, b) => a.milliseconds - b.milliseconds);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle)
      runs.set(name, {...middle, peakBytes: Math.max(...each.map(({peakBytes}) => peakBytes))});
  }
}

function tenTimes(few: Runs, many: Runs): Row {
  const times = (name: SiteName) => {
    const [one, ten] = [few.get(name), many.get(name)];
    return one && ten ? ten.milliseconds / one.milliseconds : undefined;
  };
  return {
    part: 'builds',
    subject: '10,000 posts, the time of 1,000 is taken',
    measure: 'so many times',
    unit: 'times',
    ours: times('ours'),
    empty: times('empty'),
    astro: times('astro'),
    target: targets.timesOf1000,
  };
}

/** Quick is one build of each, all parts in five minutes: Astro takes three for the pictures alone. */
function statesOf(posts: number, quick: boolean): State[] {
  if (quick) return ['pictures'];
  return posts > 1_000 ? ['pictures', 'warm'] : ['cold', 'pictures', 'warm'];
}

interface Build {
  name: SiteName;
  posts: number;
  state: State;
  /** Builds with as many posts and nothing kept, where there were any. */
  cold: Runs;
}

async function build(shop: Workshop, {name, posts, state, cold}: Build): Promise<Run | undefined> {
  const site = await shop.site(name === 'astro' && state === 'cold' ? 'illustrated' : name, posts);
  if (!site) return undefined;
  // The template has no pictures, so a build that keeps them is no other build
  const same = state === 'pictures' && name === 'empty' ? cold.get(name) : undefined;
  if (same) return same;
  shop.say(`${name}, ${posts.toLocaleString('en')} posts${states[state]}`);
  if (state === 'warm') await edit(site);
  else await clear(site, {keepPictures: state === 'pictures'});
  const run = await measure(site.build).catch((error: unknown) => {
    shop.fail(`${name} does not build, ${posts.toLocaleString('en')} posts${states[state]}`, error);
  });
  if (!run) return undefined;
  shop.isBuilt(site);
  const [, made] = /\[pictures\] (\d+) files made/.exec(run.output) ?? [];
  if (made && state !== 'cold') {
    shop.notes.add(
      `The build with ${posts.toLocaleString('en')} posts had to make ${made} pictures first: run npm run build once, then the bench again.`,
    );
  }
  return run;
}

/** Changes a word of one post, as a writer does before the next build. */
async function edit({post}: Site): Promise<void> {
  await writeFile(post, `${await readFile(post, 'utf8')}\nOne word more.\n`);
}

function rowsOf(posts: number, state: State, runs: Runs): Row[] {
  const common = {
    part: 'builds',
    subject: `${posts.toLocaleString('en')} posts${states[state]}`,
  } as const;
  const of = (read: (run: Run) => number): Partial<Row> =>
    Object.fromEntries([...runs].map(([name, run]) => [name, read(run)]));
  const judged = state !== 'warm';
  return [
    {
      ...common,
      measure: 'time',
      unit: 'ms',
      ...of(({milliseconds}) => milliseconds),
      ...(judged && posts === 1_000 && {target: targets.buildTime}),
    },
    {
      ...common,
      measure: 'processor time',
      unit: 'ms',
      ...of(({cpuMilliseconds}) => cpuMilliseconds),
    },
    {
      ...common,
      measure: 'memory',
      unit: 'bytes',
      ...of(({peakBytes}) => peakBytes),
      ...(judged && posts === 1_000 && {target: targets.memoryOf1000}),
      ...(judged && posts === 10_000 && {target: targets.memoryOf10000}),
    },
  ];
}
