import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import type {PartChange, Piece} from '../contentDiff';
import {formatDay} from '../review';
import type {Review, ReviewedPage} from '../review';
import type {Shot, ShotPair} from '../screenshots';
import {formatWeight} from '../weight';
import {Html, html} from './html';
import type {Content} from './html';
import {describeChange, summarize} from './summary';

const style = readFileSync(new URL('report.css', import.meta.url), 'utf8');

/** Moves the border between before and after. Without scripts both are side by side. */
const script = `
document.documentElement.classList.add('has-slider');
for (const slider of document.querySelectorAll('.slider')) {
  const stage = slider.nextElementSibling;
  slider.addEventListener('input', () => stage.style.setProperty('--at', slider.value + '%'));
}`;

/** The report: one HTML file that loads nothing. */
export function renderReport(review: Review): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
  const {base, now, pages, otherChanges, unchanged, unchangedByScreenshot} = review;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content="${policy}" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${summarize(review)} – page review</title>
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <h1>${summarize(review)}</h1>
        <p>
          Compared with ${base}, as visitors see the site on ${formatDay(new Date(now))}. Scheduled
          posts are included.
        </p>
        <main>
          ${pages.length > 0 && renderContents(pages)}
          ${renderList('Redirects and files', otherChanges)} ${pages.map(renderPage)}
          <p>
            ${unchanged} pages are unchanged: ${unchangedByScreenshot} load changed code and look
            the same in screenshots, the others load the same files. What happens on a click or in a
            form is not compared.
          </p>
        </main>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html>`.text;
}

const idOf = (permalink: string) => `page${permalink.replace(/\W+/g, '-')}`;

function renderContents(pages: readonly ReviewedPage[]): Html {
  return html`<nav aria-label="Pages in this report">
      <ul>
        ${pages.map(
          (page) =>
            html`<li>
              <span class="badge badge--${page.status}">${page.status}</span>
              <a href="#${idOf(page.permalink)}">${page.title}</a> ${describeChange(page)}
            </li>`,
        )}
      </ul>
    </nav>
    <p class="options">
      <label><input type="checkbox" id="side-by-side" /> Before and after side by side</label>
      <label><input type="checkbox" id="no-marks" /> Hide marks</label>
    </p>`;
}

function renderList(title: string, items: readonly Content[]): Content {
  if (items.length === 0) return undefined;
  return html`<details ${items.length <= 8 && 'open'}>
    <summary>${title}</summary>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
  </details>`;
}

function renderPage({
  permalink,
  title,
  status,
  notice,
  content,
  views,
  weight,
}: ReviewedPage): Html {
  return html`<article id="${idOf(permalink)}">
    <h2>${title}</h2>
    <p>
      <span class="badge badge--${status}">${status}</span> <code>${permalink}</code>
      ${weight.after !== undefined && `· ${formatWeight(weight)} on a phone`}
    </p>
    ${notice && html`<p><strong>${notice}</strong></p>`}
    ${
      content && [
        renderPart(content.head, ' in search results and on social cards'),
        renderPart(content.main, ''),
        renderPart(content.frame, ' in the header and footer'),
      ]
    }
    ${views.map(({view: {width, colorScheme}, pairs}) => {
      const name = `${width} px wide${colorScheme === 'dark' ? ', dark' : ''}`;
      return html`<section>
        <h3>${name}</h3>
        ${pairs.map((pair) => renderPair(pair, `${title}, ${name}`))}
      </section>`;
    })}
  </article>`;
}

function renderPieces(pieces: readonly Piece[]): Html {
  const marked = pieces.map(({kind, text}) => {
    if (kind === 'same') return text;
    return kind === 'removed' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`;
  });
  return html`<span class="text">${marked}</span>`;
}

function renderPart({text, links, images}: PartChange, where: string): Content {
  const renderItems = (items: readonly Piece[]) => items.map((item) => renderPieces([item]));
  return [
    renderList(`Text${where}`, text.map(renderPieces)),
    renderList(`Links${where}`, renderItems(links)),
    renderList(`Images${where}`, renderItems(images)),
  ];
}

function renderPair({before, after, sameAs}: ShotPair, label: string): Html {
  if (sameAs) {
    return html`<p>The same change as on <a href="#${idOf(sameAs)}">${sameAs}</a>.</p>`;
  }
  const slider = html`<input
    class="slider"
    type="range"
    aria-label="Before and after: ${label}"
  />`;
  return html`<figure class="${before && after && 'pair'}">
    ${before && after && slider}
    <div class="stage">
      ${renderShot(before, 'Before', label)} ${renderShot(after, 'After', label)}
    </div>
  </figure>`;
}

function renderShot(shot: Shot | undefined, side: 'Before' | 'After', label: string): Content {
  if (!shot) return undefined;
  const {src, width, height, mark} = shot;
  const rectangle =
    mark &&
    html`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">
      <rect
        x="${mark.x}"
        y="${mark.y}"
        width="${mark.width}"
        height="${Math.max(2, mark.height)}"
      />
    </svg>`;
  return html`<div class="shot shot--${side.toLowerCase()}">
    <img src="${src}" width="${width}" height="${height}" alt="${side}: ${label}" />
    ${rectangle}
  </div>`;
}
