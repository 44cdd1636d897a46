/** The report: one file for any browser, which asks for nothing from anywhere. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';

import {dayAt, dayInWords} from '../clock';
import type {Everywhere, Review, ReviewedPage} from '../review';
import {block, deleted, headChange, inserted, partChange, weights} from './changes';
import {Html, hypertext} from './html';
import type {Content} from './html';
import {pictures} from './pictures';
import {kindWords, notes, summarySentence, whatChanged} from './sentences';

const own = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** What a browser may use: this very style and script, and pictures that stand in the file. */
function policy(style: string, script: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return `default-src 'none'; img-src data:; style-src ${hash(style)}; script-src ${hash(script)}`;
}

/**
 * The report as HTML.
 * @param uris - the pictures by their file
 * @param fitting - what was lost of them to keep the file small, in words
 */
export function report(review: Review, uris: ReadonlyMap<string, string>, fitting: string): string {
  const [style, script] = [own('inside.css'), own('inside.js')];
  const title = summarySentence(review);
  const page = hypertext`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy(style, script)}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} – page review</title>
    <style>${new Html(style)}</style>
  </head>
  <body>
    <header class="top">
      <p class="eyebrow">Page review</p>
      <h1>${title}</h1>
      <p class="lead">${origin(review)}</p>
    </header>
    <main>
      ${contents(review)}
      ${review.everywhere.map(everywhereSection)}
      ${redirects(review)}
      ${review.pages.map((each) => pageSection(each, uris))}
      ${limits(review, fitting)}
    </main>
    <script>${new Html(script)}</script>
  </body>
</html>
`;
  return page.text;
}

function origin({branch, base, now}: Review): string {
  const work = branch ? `The branch “${branch}” as it stands` : 'The pages as they stand';
  return `${work}, compared with ${base.name} at ${base.sha.slice(0, 7)}, as a visitor sees it on ${dayInWords(dayAt(new Date(now)))}. News of coming days is shown as well.`;
}

const idOf = ({address}: ReviewedPage) =>
  `page-${address.replace(/^\//, '').replace(/[^\w]+/g, '-') || 'home'}`;

const badge = (status: ReviewedPage['status']) =>
  hypertext`<span class="badge badge--${status}">${status}</span>`;

function contents({pages, scriptsDiffer}: Review): Html {
  if (pages.length === 0) {
    return hypertext`<p class="calm">
      Every page says the same and looks the same as before${scriptsDiffer && ' when it is opened'}.
      There is nothing to look at.
    </p>`;
  }
  return hypertext`<nav class="contents" aria-label="Pages of this review">
    <ul>
      ${pages.map(
        (page) =>
          hypertext`<li>
            <a href="#${idOf(page)}"
              >${badge(page.status)}<span class="contents__title">${page.title}</span
              ><span class="contents__what"
                >${whatChanged(page)}${page.live && hypertext`<br />${page.live}`}</span
              ></a
            >
          </li> `,
      )}
    </ul>
    <fieldset class="options" hidden>
      <legend>How pictures are shown</legend>
      <label><input type="checkbox" id="side-by-side" /> Before and after side by side</label>
      <label><input type="checkbox" id="marks" checked /> Mark what differs</label>
    </fieldset>
  </nav>`;
}

function everywhereSection({change, addresses}: Everywhere): Html {
  return hypertext`<article class="page">
    <header class="page__head">
      <p class="page__facts">${badge('changed')} <span>Header and footer</span></p>
      <h2>On ${addresses.length === 1 ? (addresses[0] ?? '') : `${addresses.length} pages`}</h2>
    </header>
    ${partChange(change)}
    ${
      addresses.length > 1 &&
      hypertext`<details>
        <summary>Which pages</summary>
        <ul class="plain">
          ${addresses.map((address) => hypertext`<li>${address}</li>`)}
        </ul>
      </details>`
    }
  </article>`;
}

function redirects({redirects: changes}: Review): Content {
  if (changes.length === 0) return undefined;
  return hypertext`<article class="page">
    <header class="page__head">
      <p class="page__facts">${badge('changed')}</p>
      <h2>Old addresses</h2>
    </header>
    <ul class="plain">
      ${changes.map(
        ({from, before, after}) =>
          hypertext`<li>
            <code>${from}</code>
            ${before ? hypertext`led to ${deleted(before)}` : 'led nowhere'}${after ? hypertext`, leads to ${inserted(after)}` : ', leads nowhere now'}
          </li>`,
      )}
    </ul>
  </article>`;
}

function pageSection(page: ReviewedPage, uris: ReadonlyMap<string, string>): Html {
  const {address, title, kind, status, live, change, frameElsewhere} = page;
  return hypertext`<article class="page" id="${idOf(page)}">
    <header class="page__head">
      <p class="page__facts">
        ${badge(status)} <span>${kindWords[kind]}</span> <code>${address}</code>
      </p>
      <h2>${title}</h2>
      ${live && hypertext`<p class="live">${live[0]?.toUpperCase()}${live.slice(1)}</p>`}
    </header>
    ${
      change && [
        headChange(change.head),
        partChange(change.main),
        frameElsewhere
          ? hypertext`<p class="aside">Header or footer have changed, too: see “On … pages” above.</p>`
          : partChange(change.frame, 'in the header or footer'),
        change.media.length > 0 &&
          block(
            'Films',
            hypertext`<ul class="plain">
              ${change.media.map((name) => hypertext`<li>${name}: another film of the same name</li>`)}
            </ul>`,
          ),
      ]
    }
    ${pictures(page, uris)} ${weights(page)}
  </article>`;
}

function limits(review: Review, fitting: string): Content {
  const told = notes(review, fitting);
  if (told.length === 0) return undefined;
  return hypertext`<section class="limits" aria-labelledby="limits">
    <h2 id="limits">What this report does not show</h2>
    <ul>
      ${told.map((note) => hypertext`<li>${note}</li>`)}
    </ul>
    ${
      review.left.length > 0 &&
      hypertext`<details>
        <summary>Pages that were not pictured</summary>
        <ul class="plain">
          ${review.left.map((address) => hypertext`<li>${address}</li>`)}
        </ul>
      </details>`
    }
  </section>`;
}
