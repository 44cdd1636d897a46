/** Before and after in pictures. */
import type {Width} from '../browser';
import type {ReviewedPage} from '../review';
import type {Mark, Pair, Shot} from '../shots';
import {hypertext} from './html';
import type {Content, Html} from './html';

type Uris = ReadonlyMap<string, string>;

const devices: Readonly<Record<Width, string>> = {
  390: 'On a phone, 390 px wide',
  1280: 'On a computer, 1280 px wide',
};

/** Pictures of a page at each width at which there is something to see. */
export function pictures({shown, title, status}: ReviewedPage, uris: Uris): Content {
  const looks = shown.filter(({details}) => details.length > 0);
  if (looks.length === 0) {
    return status === 'changed'
      ? hypertext`<p class="aside">It looks the same as before at 390 and 1280 px.</p>`
      : undefined;
  }
  return hypertext`<div class="looks${looks.length > 1 && ' looks--both'}">
    ${looks.map(
      ({width, details, overview}) =>
        hypertext`<section class="look look--${width}">
          <h3>${devices[width]}</h3>
          ${details.map((pair, index) => {
            const place = details.length > 1 ? `, place ${index + 1} of ${details.length}` : '';
            return figure(pair, `${title} at ${width} px${place}`, uris);
          })}
          ${overview && wholePage(overview, `${title} at ${width} px, the whole page`, uris)}
        </section>`,
    )}
  </div>`;
}

function wholePage(pair: Pair, what: string, uris: Uris): Content {
  const there = [pair.before, pair.after].some((shot) => shot && uris.has(shot.file));
  return (
    there &&
    hypertext`<details class="whole">
      <summary>The whole page</summary>
      ${figure(pair, what, uris)}
    </details>`
  );
}

/** Taller than this, in pixels, a picture scrolls inside its frame. */
const tall = 1_400;

function figure(pair: Pair, what: string, uris: Uris): Html {
  const {before, after, marksBefore, marksAfter, cut} = pair;
  const old = view('Before', before, marksBefore, what, uris);
  const now = view('After', after, marksAfter, what, uris);
  if (!old && !now) {
    return hypertext`<p class="aside">No picture: there was no room for it in this file.</p>`;
  }
  const both = old !== undefined && now !== undefined;
  const long = Math.max(before?.height ?? 0, after?.height ?? 0) > tall;
  const slider = hypertext`<input class="slide" type="range" min="0" max="100" value="50" aria-label="Before and after: ${what}">`;
  return hypertext`<figure class="pair${both && ' pair--both'}${long && ' pair--tall'}">
    ${both && slider}
    <div class="stage" data-what="${what}">
      ${layer('before', old, both)} ${layer('after', now, both)}
    </div>
    ${cut && hypertext`<figcaption>What differs goes on below: see the whole page.</figcaption>`}
  </figure>`;
}

/** One side with its name, where there is another. */
function layer(side: 'before' | 'after', picture: Html | undefined, named: boolean): Content {
  return (
    picture &&
    hypertext`<div class="layer layer--${side}">
      ${named && hypertext`<span class="tag" aria-hidden="true">${side}</span>`}${picture}
    </div>`
  );
}

/** A picture with what differs in it marked. */
function view(
  side: 'Before' | 'After',
  shot: Shot | undefined,
  marks: readonly Mark[],
  what: string,
  uris: Uris,
): Html | undefined {
  const uri = shot && uris.get(shot.file);
  if (!shot || !uri) return undefined;
  const {width, height} = shot;
  const drawn = hypertext`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
    ${marks.map((mark) => rectangles(mark, shot))}
  </svg>`;
  return hypertext`<div class="view">
    <img src="${uri}" width="${width}" height="${height}" alt="${side}: ${what}">
    ${marks.length > 0 && drawn}
  </div>`;
}

/** Room between what differs and the line around it, in pixels. */
const gap = 6;

/** Two lines, one dark and one bright: one of them is seen on any ground. */
function rectangles({x, y, width, height}: Mark, shot: Shot): Html[] {
  const left = Math.max(2, x - gap);
  const top = Math.max(2, y - gap);
  const right = Math.min(shot.width - 2, x + width + gap);
  const bottom = Math.min(shot.height - 2, y + height + gap);
  return ['under', 'over'].map(
    (name) =>
      hypertext`<rect class="mark mark--${name}" x="${left}" y="${top}" width="${right - left}" height="${Math.max(4, bottom - top)}"/>`,
  );
}
