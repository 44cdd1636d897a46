import {minify} from '@swc/core';

/**
 * A visit's bandwidth goes to what is seen first. Scripts, the typeface and the pictures after the first are fetched when
 * the stylesheet and the first picture are there and painted, or as soon as the visitor touches the page. Until then it
 * is the page that everyone has without JavaScript, in stand-in fonts of the typeface's own measures.
 *
 * Browsers give scripts in the head and pictures below a low priority, and fetch them all the same beside the first
 * picture; the typeface they fetch before it. On a slow connection each waits for the others.
 *
 * While it is so, the root has `data-early`, for stylesheets.
 */

/** Milliseconds after which the rest comes even if something else on the page never does. */
const patience = 6000;

/** Runs in the browser, from the page's own HTML. Its text is the same on all pages, and so is its hash. */
const loader = `
(function (scripts) {
  var touches = ['pointerdown', 'touchstart', 'keydown'];
  var root = document.documentElement;
  var visit = performance.getEntriesByType('navigation')[0];
  // Who comes from another page of the site has the typeface
  if (document.referrer.indexOf(location.origin + '/')) root.setAttribute('data-early', '');
  function add(name, properties) {
    document.head.appendChild(Object.assign(document.createElement(name), properties));
  }
  function begin() {
    if (!scripts) return;
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
})(document.currentScript.getAttribute('data-scripts'));
`;

/** What React and Docusaurus write for the head has line breaks between its elements. */
const inOneLine = (tags: string) => `<%~ ${tags}.replaceAll(/\\n\\s*/g, '') %>`;

/**
 * The HTML around every page, for Docusaurus' `ssrTemplate`: its own (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`)
 * but for the scripts, and without anything that is there for readers: nothing comes after it that makes pages small.
 */
export async function makeTemplate(): Promise<string> {
  const {code} = await minify(loader, {compress: true, mangle: true});
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
