/**
 * What the pages may weigh: tests/budgets.json, in KB of 1,000 bytes, text in brotli. tests/budgets.ts changes it.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {mainRoutes} from '../routes';
import {kinds, type Kind, type Part} from './weight';

export const budgetsFile = fileURLToPath(new URL('../budgets.json', import.meta.url));

/** A kind of file, or everything that a phone fetches for the page. */
export type Weighed = Kind | 'first view';

/** KB. What has no number has no budget. */
export type Budget = Partial<Record<Weighed, number>>;

export interface Budgets {
  /** By page, or by kind of page. */
  pages: Record<string, Budget>;
  /** What each file weighed when the budgets were last changed: tells what has grown. */
  files: Record<string, number>;
}

export const KB = 1_000;

/** Budgets leave so much room that a word more is no failure. */
const room = {share: 1.025, bytes: KB};

export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;
}

/** Which budget a page has: its own, or that of its kind. */
export function budgetName(address: string): string {
  if (mainRoutes.some((route) => route === address)) return address;
  if (address === '/news/archive') return 'the archive of posts';
  if (/^\/news\/\d{4}\//.test(address)) return 'a post';
  return address.startsWith('/news/') ? 'a list of posts' : 'any other page';
}

const written: ReadonlySet<Weighed> = new Set<Weighed>(['HTML', 'pictures', 'first view']);
const anyLength = new Set(['a post', 'a list of posts', 'the archive of posts', 'any other page']);

/**
 * Whether something of a page has a budget. Of pages that writers add, words and pictures have none: a long post is
 * no fault, nor are many posts.
 * @param name - the budget's name
 */
export function isBudgeted(name: string, what: Weighed): boolean {
  return !(anyLength.has(name) && written.has(what));
}

/** A weight as a budget in KB, with room for a little more. */
export function withRoom(bytes: number): number {
  if (bytes === 0) return 0;
  const most = Math.max(bytes * room.share, bytes + room.bytes);
  return Math.ceil((most / KB) * 10) / 10;
}

/** What a page fetches, bytes by kind. */
export function weigh(parts: readonly Part[]): Map<Kind, number> {
  const weights = new Map<Kind, number>(kinds.map((kind) => [kind, 0]));
  for (const {kind, bytes} of parts) weights.set(kind, (weights.get(kind) ?? 0) + bytes);
  return weights;
}

export interface Overweight {
  address: string;
  kind: Kind;
  bytes: number;
  /** KB. */
  budget: number;
  parts: readonly Part[];
}

/** Whatever of a page is heavier than its budget. */
export function overweight(
  address: string,
  parts: readonly Part[],
  {pages}: Budgets,
): Overweight[] {
  const budget = pages[budgetName(address)] ?? pages['any other page'] ?? {};
  return [...weigh(parts)].flatMap(([kind, bytes]) => {
    const limit = budget[kind];
    return limit !== undefined && bytes > limit * KB
      ? [{address, kind, bytes, budget: limit, parts}]
      : [];
  });
}

const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);

/** What is too heavy, by how much, and what of it has grown since the budgets were last changed. */
export function tell({address, kind, bytes, budget, parts}: Overweight, {files}: Budgets): string {
  const changes = parts
    .filter((part) => part.kind === kind)
    .map((part) => ({...part, before: (files[part.name] ?? 0) * KB}))
    .map((part) => ({...part, more: part.bytes - part.before}))
    .filter(({more}) => more >= 0.1 * KB) // budgets.json knows tenths of a KB
    .sort((a, b) => b.more - a.more)
    .map(({name, bytes: now, before}) =>
      before > 0
        ? `${name} ${kilobytes(before)} → ${kilobytes(now)} KB`
        : `${name} is new, ${kilobytes(now)} KB`,
    );
  const much = `${kilobytes(bytes)} KB, budget ${budget.toFixed(1)} KB.`;
  const why =
    changes.length > 0
      ? `Grew: ${changes.join(', ')}`
      : 'No file of it has grown: the budget was lowered, or the page has other files.';
  return `${kind} of ${address}: ${much} ${why}`;
}

/** What to do about pages that are too heavy. */
export const advice = [
  '→ What is in the scripts: npm run bench -- --only treemap',
  '→ To raise the budgets knowingly: npm run budgets -- --raise, and say in the commit what visitors get for it',
].join('\n');
