import {count} from '../../../validation/words';
import {changedParts} from '../content';
import type {Candidate, Review, ReviewedPage} from '../review';
import type {View} from '../visit';

/** `1 page added, 2 changed, 0 removed; 14 unchanged`. */
export function summarize({pages, unchanged, otherChanges}: Review): string {
  const withStatus = (status: Candidate['status']) =>
    pages.filter((page) => page.status === status).length;
  const others = otherChanges.length;
  return [
    pages.length === 0
      ? 'No page changes'
      : `${count(withStatus('added'), 'page')} added, ${withStatus('changed')} changed, ${withStatus('removed')} removed`,
    `${unchanged} unchanged`,
    ...(others > 0 ? [`${count(others, 'other file')} changed`] : []),
  ].join('; ');
}

/** What changed on a page, in a few words: `text, links, appearance at 360 px`. */
export function describeChange({status, content, views}: ReviewedPage): string {
  if (status !== 'changed') return status === 'added' ? 'new page' : 'page removed';
  const appearance = `appearance at ${views.map(({view}) => describeView(view)).join(', ')}`;
  return (content && changedParts(content).join(', ')) || appearance;
}

/** `360 px`, `1280 px dark`. */
export function describeView({width, colorScheme}: View): string {
  return colorScheme === 'dark' ? `${width} px dark` : `${width} px`;
}

/** `118.4 KB (+1.2 KB)`. */
export function formatWeight({before, after}: ReviewedPage['weight']): string {
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  if (after === undefined) return '';
  if (before === undefined) return kilobytes(after);
  const growth = after - before;
  const change =
    Math.abs(growth) < 50 ? 'no change' : `${growth < 0 ? '−' : '+'}${kilobytes(Math.abs(growth))}`;
  return `${kilobytes(after)} (${change})`;
}

/** The review as a Markdown table, for the page that GitHub shows of a workflow run. */
export function renderSummary(review: Review): string {
  const rows = review.pages.map((page) => {
    const what = [describeChange(page), page.notice].filter(Boolean).join('. ');
    return `| ${page.status} | \`${page.permalink}\` | ${what} | ${formatWeight(page.weight)} |`;
  });
  return [
    `## ${summarize(review)}`,
    `Compared with \`${review.base}\`. The report shows words and screenshots before and after.`,
    rows.length > 0
      ? ['| | Page | Change | Weight |', '|---|---|---|---|', ...rows].join('\n')
      : '',
    review.otherChanges.map((line) => `- \`${line}\``).join('\n'),
  ].join('\n\n');
}
