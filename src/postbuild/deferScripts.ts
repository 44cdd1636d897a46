import type {BuiltPage, Step} from './page';

// Docusaurus 4 keeps the quotes
const fontStylesheet = /<link rel="?stylesheet"? href="?[^\s">]*\/fonts\/anek\.[^\s">]+"?>/;
const scripts = /(?:<script src=[^\s>]+ defer><\/script>)+/;

/**
 * Keeps scripts from loading in a `<template>`, and the fonts' stylesheet in a `<noscript>`, until
 * src/plugins/deferred-loading loads them.
 */
export function deferScripts(): Step {
  return {
    onPage(page) {
      wrap(page, fontStylesheet, 'noscript');
      wrap(page, scripts, 'template');
    },
  };
}

function wrap(page: BuiltPage, tags: RegExp, element: string): void {
  const html = page.html.replace(tags, `<${element}>$&</${element}>`);
  if (html === page.html) throw new Error(`deferred-loading: ${page.file} has no ${tags.source}`);
  page.html = html;
}
