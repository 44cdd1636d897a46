import {minify} from '@swc/core';
import {faceStretch, faceWeight, type Face} from '../fonts';

/**
 * A visit's bandwidth goes to what is seen first. Scripts, the typeface and the pictures after the first are fetched when
 * the stylesheet and the first picture are there and painted, or as soon as the visitor touches the page. Until then it
 * is the page that everyone has without JavaScript, in stand-in fonts of the typeface's own measures.
 *
 * Browsers give scripts in the head and pictures below a low priority, and fetch them all the same beside the first
 * picture; the typeface they fetch before it. On a slow connection each waits for the others.
 *
 * While it is so, the root has `data-early`, for stylesheets.
 *
 * The typeface comes under a second name, which a root with `data-stand-in` asks for and no stylesheet defines. So it is
 * in use from the moment that it is there, and the page is laid out once more, not twice: a change of its fonts' names
 * would be one more time, with the style of every element.
 *
 * A page that begins at its top is laid out in parts: what is below the first two waits, as stylesheets are told by
 * `data-in-parts`, until the typeface is there; then comes one part a frame, when the browser has nothing else to do. A
 * phone takes a quarter of a second for a whole page, during which it would answer to nothing.
 */

/** The typeface's second name (src/css/tokens.css). */
const lateFamily = 'Anek late';

/** What is below the first two parts of a page, and what is large in it (src/css/parts.css). */
const partsBelow = 'main > section:nth-child(n + 3), [data-part], footer';

/** Milliseconds after which the rest comes even if something else on the page never does. */
const patience = 6000;

/** Runs in the browser, from the page's own HTML. Its text is the same on all pages, and so is its hash. */
const loader = (faces: readonly Face[]) => `
(function (scripts, faces) {
  var touches = ['pointerdown', 'touchstart', 'keydown'];
  var root = document.documentElement;
  var visit = performance.getEntriesByType('navigation')[0];
  // Who comes from another page of the site has the typeface
  if (document.referrer.indexOf(location.origin + '/')) {
    root.setAttribute('data-early', '');
    root.setAttribute('data-stand-in', '');
  }
  // Who begins or goes elsewhere than at the top must come out at the right place
  if (visit && visit.type === 'navigate' && !location.hash) root.setAttribute('data-in-parts', '');
  addEventListener('click', function (event) {
    if (event.target.closest('a[href*="#"]')) root.removeAttribute('data-in-parts');
  }, true);
  function layOut(parts) {
    requestAnimationFrame(function () {
      (window.requestIdleCallback || setTimeout)(function () {
        var part = parts.shift();
        if (part) {
          part.style.contentVisibility = 'visible';
          layOut(parts);
        } else root.removeAttribute('data-in-parts');
      });
    });
  }
  function add(name, properties) {
    document.head.appendChild(Object.assign(document.createElement(name), properties));
  }
  // The typeface under its other name: faces whose letters the page prints are there first
  function typeface() {
    var text = document.body.textContent;
    var fonts = faces.map(function (face) {
      return new FontFace('${lateFamily}', 'url(' + face[0] + ')', {
        weight: '${faceWeight}',
        stretch: '${faceStretch}',
        display: 'swap',
        unicodeRange: face[1]
      });
    });
    return Promise.all(fonts.map(function (font, index) {
      return RegExp(faces[index][2]).test(text) && font.load();
    })).then(function () {
      fonts.forEach(function (font) {
        document.fonts.add(font);
      });
    });
  }
  function begin() {
    if (!scripts) return;
    Promise.resolve().then(function () {
      return root.hasAttribute('data-stand-in') && typeface();
    }).catch(function () {
      root.removeAttribute('data-stand-in'); // the stylesheet's own face is asked for
    }).then(function () {
      layOut([].slice.call(document.querySelectorAll('${partsBelow}')));
    });
    root.removeAttribute('data-early');
    scripts.split(' ').forEach(function (src) {
      add('script', {src: src, async: false});
    });
    add('link', {rel: 'manifest', href: '/site.webmanifest'});
    scripts = '';
    touches.forEach(function (touch) {
      removeEventListener(touch, begin, true);
    });
  }
  touches.forEach(function (touch) {
    addEventListener(touch, begin, {capture: true, passive: true});
  });
  // On a busy phone the browser now and then stays at the top of a page whose address names a place on it
  function land() {
    var place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (place && !scrollY && visit && visit.type === 'navigate') place.scrollIntoView();
  }
  addEventListener('load', function () {
    setTimeout(land, 100);
    if (document.hidden) begin(); // nothing is painted
    new PerformanceObserver(function (list) {
      if (list.getEntriesByName('first-contentful-paint').length) begin();
    }).observe({type: 'paint', buffered: true});
  });
  setTimeout(begin, ${patience});
})(document.currentScript.getAttribute('data-scripts'), ${JSON.stringify(
  faces.map(({url, unicodeRange}) => [url, unicodeRange, lettersOf(unicodeRange)]),
)});
`;

/** A regular expression of a face's letters: `U+20-7E, U+A0` becomes `[\\u0020-\\u007e\\u00a0]`. */
function lettersOf(unicodeRange: string): string {
  const ranges = unicodeRange.replaceAll('U+', '').split(', ');
  const points = ranges.map((range) =>
    range
      .split('-')
      .map((point) => `\\u${point.padStart(4, '0')}`)
      .join('-'),
  );
  return `[${points.join('')}]`;
}

/** What React and Docusaurus write for the head has line breaks between its elements. */
const inOneLine = (tags: string) => `<%~ ${tags}.replaceAll(/\\n\\s*/g, '') %>`;

/**
 * The HTML around every page, for Docusaurus' `ssrTemplate`: its own (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`)
 * but for the scripts, and without anything that is there for readers: nothing comes after it that makes pages small.
 */
export async function makeTemplate(faces: readonly Face[]): Promise<string> {
  const {code} = await minify(loader(faces), {compress: true, mangle: true});
  return [
    '<!DOCTYPE html><html <%~ it.htmlAttributes %>><head><meta charset="UTF-8">',
    '<meta name="generator" content="Docusaurus v<%= it.version %>">',
    inOneLine("it.metaAttributes.join('')"),
    inOneLine('it.headTags'),
    `<script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${code}</script>`,
    '<% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl + sheet %>"><% }) %>',
    '</head><body <%~ it.bodyAttributes %>>',
    '<%~ it.preBodyTags %>',
    '<div id="__docusaurus"><%~ it.appHtml %></div>',
    '<%~ it.postBodyTags %>',
    '</body></html>',
  ].join('');
}
