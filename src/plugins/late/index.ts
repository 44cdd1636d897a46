/**
 * A visit's bandwidth goes to what can be seen: a page's scripts are fetched when its stylesheet, typeface and first
 * picture are there and painted, or as soon as the visitor touches the page. Until then it is the page that everyone
 * has without JavaScript.
 *
 * Browsers give scripts in the head a low priority, but fetch them all the same beside the first picture, and on a
 * slow connection each waits for the others.
 */

/** Milliseconds after which scripts come even if something else on the page never does. */
const patience = 6000;

/** Runs in the browser, from the page's own HTML. Its text is the same on all pages, and so is its hash. */
const loader = `
(function (scripts) {
  var touches = ['pointerdown', 'touchstart', 'keydown'];
  function begin() {
    if (!scripts) return;
    scripts.split(' ').forEach(function (src) {
      var script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.appendChild(script);
    });
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
    var visit = performance.getEntriesByType('navigation')[0];
    if (place && !scrollY && visit && visit.type === 'navigate') place.scrollIntoView();
  }
  addEventListener('load', function () {
    setTimeout(land, 100);
    requestAnimationFrame(function () {
      setTimeout(begin);
    });
    setTimeout(begin, 300);
  });
  setTimeout(begin, ${patience});
})(document.currentScript.getAttribute('data-scripts'));
`;

/**
 * The HTML around every page, for Docusaurus' `ssrTemplate`: its own (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`)
 * but for the scripts.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <script data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${loader}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
