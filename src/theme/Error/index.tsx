/* eslint-disable no-restricted-syntax -- links that load whole pages, and need no router */
import type {ReactNode} from 'react';
import {contact, links} from '@site/src/company/contact';
import {bookingPath} from '@site/src/company/fares';
import {baseUrl} from '@site/src/company/site';

/** Replaces a page that threw an error. */
export default function ErrorPage(): ReactNode {
  return (
    <main className="tone-night" id="main">
      <div className="wrap grid section">
        <h1>This page stopped working</h1>
        <p className="lead">Reload it, or book by phone.</p>
        <div className="buttons">
          <button
            className="button button--volt"
            type="button"
            onClick={() => window.location.reload()}
          >
            Reload
          </button>
          <a className="button button--line" href={links.phone}>
            Call {contact.phone}
          </a>
          <a className="button button--line" href={baseUrl.slice(0, -1) + bookingPath()}>
            Book Now
          </a>
        </div>
      </div>
    </main>
  );
}
