import {readFileSync} from 'node:fs';
import path from 'node:path';

import type {ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {sourceHash} from '../../../hosting/rules';
import {count, writeDay} from '../../../validation/words';
import {changedParts, type Piece} from '../content';
import type {Candidate, Review, ReviewedPage} from '../review';
import type {Shot, ShotPair} from '../screenshots';
import {describeChange, describeView, formatWeight, summarize} from './summary';

const style = readFileSync(path.join(__dirname, 'report.css'), 'utf8');

/** Moves the border between before and after. Without scripts both are side by side. */
const script = `
document.documentElement.classList.add('has-slider');
for (const slider of document.querySelectorAll('.slider')) {
  const stage = slider.nextElementSibling;
  slider.addEventListener('input', () => stage.style.setProperty('--at', slider.value + '%'));
}`;
const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src '${sourceHash(script)}'`;

/** The report: one HTML file that loads nothing. */
export function renderReport(review: Review): string {
  return `<!doctype html>${renderToStaticMarkup(<Report {...review} />)}`;
}

function Report(review: Review): ReactNode {
  const {base, now, pages, otherChanges, unchanged, unchangedByScreenshot} = review;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${summarize(review)} – page review`}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{summarize(review)}</h1>
          <p>
            Compared with {base}, as visitors see the site on {writeDay(now.slice(0, 10))}.
            Scheduled posts are included.
          </p>
          {pages.length > 0 && <Contents pages={pages} />}
          <Changes title="Redirects and files" items={otherChanges} />
          {pages.map((page) => (
            <PageChange key={page.permalink} {...page} />
          ))}
          <p>
            Unchanged: {count(unchanged, 'page')}. Of these, {unchangedByScreenshot} load changed
            code and look the same in screenshots; the others load the same files. What happens on a
            click or in a form is not compared.
          </p>
        </main>
        <script>{script}</script>
      </body>
    </html>
  );
}

const idOf = (permalink: string) => `page${permalink.replace(/\W+/g, '-')}`;

function Badge({status}: Pick<Candidate, 'status'>): ReactNode {
  return <span className={`badge badge--${status}`}>{status}</span>;
}

function Contents({pages}: {pages: readonly ReviewedPage[]}): ReactNode {
  return (
    <>
      <nav aria-label="Pages in this report">
        <ul>
          {pages.map((page) => (
            <li key={page.permalink}>
              <Badge status={page.status} /> <a href={`#${idOf(page.permalink)}`}>{page.title}</a>{' '}
              {describeChange(page)}
            </li>
          ))}
        </ul>
      </nav>
      <label>
        <input type="checkbox" id="side-by-side" /> Before and after side by side
      </label>
      <label>
        <input type="checkbox" id="no-marks" /> Hide marks
      </label>
    </>
  );
}

function PageChange({permalink, title, status, notice, content, views, weight}: ReviewedPage) {
  return (
    <article id={idOf(permalink)}>
      <h2>{title}</h2>
      <p>
        <Badge status={status} /> <code>{permalink}</code>
        {weight.after !== undefined && ` · ${formatWeight(weight)} on a phone`}
      </p>
      {notice && <strong>{notice}</strong>}
      {content &&
        changedParts(content).map((part) => (
          <Changes title={part} items={content[part].map(markPieces)} key={part} />
        ))}
      {views.map(({view, pairs}) => (
        <section key={describeView(view)}>
          <h3>{describeView(view)}</h3>
          {pairs.map((pair, index) => (
            <Pair key={index} {...pair} label={`${title}, ${describeView(view)}`} />
          ))}
        </section>
      ))}
    </article>
  );
}

const markPieces = (pieces: readonly Piece[]) =>
  pieces.map(({value, added, removed}, index) => {
    if (removed) return <del key={index}>{value}</del>;
    return added ? <ins key={index}>{value}</ins> : value;
  });

function Changes({title, items}: {title: string; items: readonly ReactNode[]}): ReactNode {
  return (
    items.length > 0 && (
      <details open={items.length <= 8}>
        <summary>{title}</summary>
        <ul>
          {items.map((item, index) => (
            <li key={index} className="text">
              {item}
            </li>
          ))}
        </ul>
      </details>
    )
  );
}

function Pair({before, after, sameAs, label}: ShotPair & {label: string}): ReactNode {
  if (sameAs) {
    return (
      <p>
        The same change as on <a href={`#${idOf(sameAs)}`}>{sameAs}</a>.
      </p>
    );
  }
  const isPair = before && after;
  return (
    <figure className={isPair && 'pair'}>
      {isPair && (
        <input className="slider" type="range" aria-label={`Before and after: ${label}`} />
      )}
      <div className="stage">
        {before && <Screenshot {...before} side="Before" label={label} />}
        {after && <Screenshot {...after} side="After" label={label} />}
      </div>
    </figure>
  );
}

function Screenshot({mark, side, label, ...image}: Shot & Record<'side' | 'label', string>) {
  return (
    <div className={`shot shot--${side.toLowerCase()}`}>
      <img {...image} alt={`${side}: ${label}`} />
      {mark && (
        <svg
          viewBox={`0 0 ${image.width} ${image.height}`}
          width="100%"
          height="100%"
          aria-hidden="true"
        >
          <rect {...mark} />
        </svg>
      )}
    </div>
  );
}
