import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {compileScript} from '../compileScript';
import {fontsOf, type FontsContent} from '../fonts';

/**
 * Loads scripts and fonts after the first paint (./browser.ts). They would otherwise compete with the stylesheet and the
 * first image for a slow connection. src/postbuild/deferScripts.ts keeps browsers from loading them before.
 */
export default function deferredLoading(): Plugin {
  let fonts: FontsContent;
  return {
    name: 'evo-deferred-loading',

    allContentLoaded({allContent}) {
      fonts = fontsOf(allContent);
    },

    getClientModules: () => [path.join(__dirname, 'styles.css')],

    injectHtmlTags() {
      if (process.env.NODE_ENV !== 'production') return {};
      const innerHTML = compileScript(path.join(__dirname, 'browser.ts'), {
        USUAL_FACES: fonts.usualFaces,
        RARE_FACES: fonts.rareFaces,
      });
      return {headTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
