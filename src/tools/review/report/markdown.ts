/** The review in short, for the page that GitHub shows of a pull request's check. */
import type {PartChange} from '../compare';
import type {Review, ReviewedPage} from '../review';
import {total} from '../weight';
import type {Piece} from '../words';
import {
  bytesInWords,
  growthInWords,
  kindWords,
  notes,
  summarySentence,
  whatChanged,
} from './sentences';

/** More lines than these are for the report. */
const mostLines = 80;

/** Text that Markdown and HTML take for nothing but text. */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_{}[\]<>#|~&!]/g, '\\$&')
    .replace(/@/g, '@\u200b'); // names of people are not called
}

/** Words taken out struck through, words put in bold. */
function marked(pieces: readonly Piece[]): string {
  return pieces
    .map(({sort, text}) => {
      const [, start = '', core = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
      if (!core) return text;
      if (sort === 'same') return start + plain(core) + end;
      const sign = sort === 'in' ? '**' : '~~';
      return `${start}${sign}${plain(core)}${sign}${end}`;
    })
    .join('');
}

function partLines({words, links}: PartChange): string[] {
  return [
    ...words.map(({kind, under, pieces}) => {
      const where = [kind === 'text' ? '' : kind, under && `under “${plain(under)}”`];
      const place = where.filter(Boolean).join(', ');
      return `- ${place && `${place}: `}${marked(pieces)}`;
    }),
    ...links.gone.map(({text, href}) => `- link gone: ${plain(text)} → ~~${plain(href)}~~`),
    ...links.come.map(({text, href}) => `- new link: ${plain(text)} → **${plain(href)}**`),
  ];
}

function weightOf({weights: {before, after} = {}}: ReviewedPage): string {
  if (before && after) {
    const [old, now] = [total(before), total(after)];
    return `${bytesInWords(now)} (${growthInWords(old, now)})`;
  }
  return after ? bytesInWords(total(after)) : '';
}

/** The summary. */
export function markdown(review: Review, fitting: string): string {
  const {base, pages, everywhere, redirects} = review;
  const rows = pages.map((page) => {
    const kind = page.live ? `${kindWords[page.kind]}, ${page.live}` : kindWords[page.kind];
    const cells = [page.status, `\`${page.address}\``, kind, whatChanged(page), weightOf(page)];
    return `| ${cells.join(' | ')} |`;
  });
  const details = pages.flatMap((page) => {
    if (!page.change || page.kind === 'list') return []; // lists follow from their posts
    const {main, frame, head} = page.change;
    const lines = [
      ...head.map(({what, pieces}) => `- ${what}: ${marked(pieces)}`),
      ...partLines(main),
      ...(page.frameElsewhere ? [] : partLines(frame)),
    ];
    return lines.length > 0
      ? ['', `### ${plain(page.title)} \`${page.address}\``, '', ...lines]
      : [];
  });
  const shared = everywhere.flatMap(({change, addresses}) => [
    '',
    `### Header and footer of ${addresses.length} pages`,
    '',
    ...partLines(change),
  ]);
  const words = [...shared, ...details];
  return [
    `## ${summarySentence(review)}`,
    '',
    `Compared with ${plain(base.name)} (${base.sha.slice(0, 7)}). Pictures of before and after are in the report.`,
    ...(rows.length > 0
      ? ['', '| | Page | Kind | What | Weight on a phone |', '|---|---|---|---|---|', ...rows]
      : []),
    ...words.slice(0, mostLines),
    ...(words.length > mostLines
      ? ['', `${words.length - mostLines} more lines are in the report.`]
      : []),
    ...(redirects.length > 0 ? ['', '### Old addresses', ''] : []),
    ...redirects.map(
      ({from, before, after}) =>
        `- \`${from}\` led to ${before ?? 'nothing'}, leads to ${after ?? 'nothing'}`,
    ),
    ...notes(review, fitting).flatMap((note) => ['', `_${plain(note)}_`]),
    '',
  ].join('\n');
}
