/**
 * What runs first in the browser, in production: React, then Docusaurus. In between the browser may answer to whoever
 * touches the page; in one go both take a cheap phone a tenth of a second.
 */

/** Lets the browser do what else is waiting. */
const pause = () => new Promise((resume) => setTimeout(resume));

void import(/* webpackMode: "eager" */ 'react-dom/client')
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/App'))
  .then(pause)
  .then(() => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
