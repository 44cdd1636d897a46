import {contact, links} from '@site/src/company/contact';
import {bookingPath} from '@site/src/company/fares';
import {baseUrl, name} from '@site/src/company/site';

/** What replaces a page whose scripts failed. Its links load whole pages, and it works without React. */
export const errorHtml = `
<main class="tone-night" id="main">
  <div class="wrap section stack">
    <h1>This page stopped working</h1>
    <p class="lead">Reload it, or book by phone: ${name} answers day and night.</p>
    <div class="buttons">
      <a class="button button--volt" href="">Reload</a>
      <a class="button button--line" href="${links.phone}">Call ${contact.phone}</a>
      <a class="button button--line" href="${baseUrl.slice(0, -1)}${bookingPath()}">Book Now</a>
    </div>
  </div>
</main>`;
