import {expect, test} from 'vitest';
import {name} from '../../company/site';
import {documentsOf} from './documents';

const page = (main: string, lang = 'en-IN') =>
  `<html lang=${lang}><head><title>Help | ${name}</title><meta name="description" content="Answers."></head>
   <body><header>Menu</header><main>${main}</main></body></html>`;

test('a page has its description and its words, without controls and repetitions', () => {
  const html = page(
    `<h1>We help</h1><p>From <b>₹</b>269 <a href="/ride">per ride</a>.</p><nav>Contents</nav>
     <a class="button" href="/">Book Now</a><ul><li>One</li><li>Two</li><li aria-hidden="true">One</li></ul>`,
  );
  expect(documentsOf(html, '/help', 'main')).toEqual([
    {path: '/help', title: 'Help', text: 'Answers. We help From ₹269 per ride. One Two'},
  ]);
});

test('a heading with an anchor starts a part, as far as the next one', () => {
  const html = page(
    `<article><h2 id="why">Why trees?</h2><p>For shade.</p><h2 id="go">Where?</h2><p>Anywhere.</p></article><p>End.</p>`,
  );
  expect(documentsOf(html, '/help', 'main')).toEqual([
    {path: '/help', title: 'Help', text: 'Answers. End.'},
    {path: '/help#why', title: 'Why trees?', page: 'Help', text: 'For shade.'},
    {path: '/help#go', title: 'Where?', page: 'Help', text: 'Anywhere.'},
  ]);
});

test('pages in other languages say so, and lists have only their description', () => {
  expect(documentsOf(page('<p>मदद</p>', 'hi'), '/hi')).toEqual([
    {path: '/hi', title: 'Help', text: 'Answers.', lang: 'hi'},
  ]);
});
