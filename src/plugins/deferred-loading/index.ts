import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {compileScript} from '../compileScript';

/** What the plugin needs of the fonts: the arguments of the browser's `FontFace` for each face. */
interface Fonts {
  /** The faces that nearly every page needs. */
  usualFaces: readonly FaceArguments[];
  rareFaces: readonly FaceArguments[];
}

type FaceArguments = readonly [family: string, source: string, descriptors: object];

/**
 * Loads scripts and fonts after the first paint (./browser.ts). They would otherwise compete with the stylesheet and the
 * first image for a slow connection. src/postbuild/deferScripts.ts keeps browsers from loading them before.
 */
export function deferredLoading({usualFaces, rareFaces}: Fonts): Plugin {
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
  };
}
