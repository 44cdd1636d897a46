/** What is other on a page, in words, links, pictures and bytes. */
import type {HeadChange, PartChange} from '../compare';
import type {ReviewedPage} from '../review';
import type {Piece, WordChange} from '../words';
import {hypertext} from './html';
import type {Content, Html} from './html';
import {bytesInWords, growthInWords, weightRows} from './sentences';

/** A part of what is told of a page. */
export function block(title: string, content: Html): Html {
  return hypertext`<section class="block">
    <h3>${title}</h3>
    ${content}
  </section>`;
}

export const deleted = (text: string) =>
  hypertext`<del><span class="sr">taken out: </span>${text}</del>`;
export const inserted = (text: string) =>
  hypertext`<ins><span class="sr">put in: </span>${text}</ins>`;

const inPieces = (pieces: readonly Piece[]) =>
  pieces.map(({sort, text}) =>
    sort === 'same' ? text : sort === 'out' ? deleted(text) : inserted(text),
  );

/** What searchers and social networks are shown otherwise. */
export function headChange(changes: readonly HeadChange[]): Content {
  if (changes.length === 0) return undefined;
  return block(
    'For searchers and social networks',
    hypertext`<dl class="words">
      ${changes.map(
        ({what, pieces}) =>
          hypertext`<dt>${what}</dt>
            <dd>${inPieces(pieces)}</dd>`,
      )}
    </dl>`,
  );
}

/** What is other in the page's content, or in what stands around it. */
export function partChange({words, links, pictures: shown}: PartChange, where = ''): Content {
  const at = where && ` ${where}`;
  const named = new Set(shown.gone.map(({name}) => name));
  return [
    words.length > 0 && block(`Words${at}`, folded(words)),
    links.gone.length + links.come.length > 0 &&
      block(
        `Links${at}`,
        hypertext`<ul class="plain">
          ${links.gone.map(({text, href}) => hypertext`<li>Gone: ${text} → ${deleted(href)}</li>`)}
          ${links.come.map(({text, href}) => hypertext`<li>New: ${text} → ${inserted(href)}</li>`)}
        </ul>`,
      ),
    shown.gone.length + shown.come.length > 0 &&
      block(
        `Pictures${at}`,
        hypertext`<ul class="plain">
          ${shown.gone
            .filter(({name}) => !shown.come.some((each) => each.name === name))
            .map(({name}) => hypertext`<li>Gone: ${deleted(name)}</li>`)}
          ${shown.come.map(({name}) =>
            named.has(name)
              ? hypertext`<li>Replaced: ${inserted(name)}, another picture of the same name</li>`
              : hypertext`<li>New: ${inserted(name)}</li>`,
          )}
        </ul>`,
      ),
  ];
}

/** More lines than these are shown to those who ask: a list of news that moves on by one has other words everywhere. */
const manyLines = 16;

function folded(words: readonly WordChange[]): Html {
  const list = hypertext`<dl class="words">${grouped(words).map(wordGroup)}</dl>`;
  if (words.length <= manyLines) return list;
  return hypertext`<details>
    <summary>${words.length} lines</summary>
    ${list}
  </details>`;
}

interface WordGroup {
  under: string;
  changes: WordChange[];
}

/** Lines that follow each other under one heading. */
function grouped(words: readonly WordChange[]): WordGroup[] {
  const groups: WordGroup[] = [];
  for (const change of words) {
    const last = groups.at(-1);
    if (last?.under === change.under) last.changes.push(change);
    else groups.push({under: change.under, changes: [change]});
  }
  return groups;
}

const kindLabels = {text: '', 'picture text': 'Text of a picture: ', label: 'Label read out: '};

const wordGroup = ({under, changes}: WordGroup) =>
  hypertext`<dt>${under ? `Under “${under}”` : 'At the top'}</dt>
    ${changes.map(
      ({kind, pieces}) =>
        hypertext`<dd>
          ${kindLabels[kind] && hypertext`<span class="sort">${kindLabels[kind]}</span>`}${inPieces(pieces)}
        </dd>`,
    )}`;

/** What the page weighs: in one line, and in all its parts for those who ask. */
export function weights({weights: {before, after} = {}, title}: ReviewedPage): Content {
  const rows = weightRows(before, after);
  const [all] = rows;
  if (!all || (!before && !after)) return undefined;
  const cell = (bytes: number | undefined) => (bytes === undefined ? '–' : bytesInWords(bytes));
  const growth =
    all.before !== undefined && all.after !== undefined
      ? growthInWords(all.before, all.after)
      : undefined;
  return hypertext`<section class="block">
    <h3>Weight</h3>
    <details>
      <summary>
        ${cell(all.after ?? all.before)} to read the whole page on a phone${growth && hypertext` (${growth === 'the same' ? 'the same as before' : growth})`}
      </summary>
      <table>
        <caption class="sr">
          Weight of ${title}
        </caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ({what, before: old, after: now}) =>
              hypertext`<tr>
                <th scope="row">${what}</th>
                <td>${cell(old)}</td>
                <td>${cell(now)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="aside">At 390 px, compressed with brotli, a first visit.</p>
    </details>
  </section>`;
}
