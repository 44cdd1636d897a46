import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {compileScript} from '../compileScript';

/** What the plugin needs of the fonts. */
interface Fonts {
  /** URL of the fonts' stylesheet, which the configuration links in `headTags`. */
  stylesheetUrl: string;
  /** The arguments of the browser's `FontFace` for each face that nearly every page needs. */
  usualFaces: readonly FaceArguments[];
  rareFaces: readonly FaceArguments[];
}

type FaceArguments = readonly [family: string, source: string, descriptors: object];

/**
 * Loads scripts and fonts after the first paint (./browser.ts). They would otherwise compete with the stylesheet and the
 * first image for a slow connection. In built pages, a `<template>` keeps the scripts from loading.
 *
 * `postBuild` is synchronous, so that plugins after this one find its pages.
 */
export function deferredLoading({stylesheetUrl, usualFaces, rareFaces}: Fonts): Plugin {
  // Docusaurus 4 keeps the quotes
  const stylesheet = new RegExp(`<link rel="?stylesheet"? href="?${stylesheetUrl}"?>`);
  return {
    name: 'evo-deferred-loading',

    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') return {};
      const innerHTML = compileScript(path.join(__dirname, 'browser.ts'), {
        USUAL_FACES: usualFaces,
        RARE_FACES: rareFaces,
      });
      return {headTags: [{tagName: 'script', innerHTML}]};
    },

    postBuild({outDir}) {
      for (const file of globSync('**/*.html', {cwd: outDir, absolute: true})) {
        const defer = (html: string, tags: RegExp, element: string) => {
          const deferred = html.replace(tags, `<${element}>$&</${element}>`);
          if (deferred === html) throw new Error(`deferred-loading: ${file} has no ${tags.source}`);
          return deferred;
        };
        const html = defer(readFileSync(file, 'utf8'), stylesheet, 'noscript');
        writeFileSync(file, defer(html, /(?:<script src=[^\s>]+ defer><\/script>)+/, 'template'));
      }
    },
  };
}
