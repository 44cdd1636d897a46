/** A language that the site has a page in. */
export interface Language {
  /** Its tag in `lang` and `hreflang`. */
  code: string;
  /** Its own name, in its own script. */
  name: string;
  /** The page with the essentials. */
  path: string;
  /** “Assam and Meghalaya” in it. The build subsets a font to these letters (src/plugins/fonts/scripts.ts). */
  region?: string;
}

/** English, which every other page is in, comes first. */
export const languages: readonly [Language, ...Language[]] = [
  {code: 'en-IN', name: 'English', path: '/'},
  {code: 'as', name: 'অসমীয়া', path: '/as', region: 'অসম আৰু মেঘালয়'},
  {code: 'hi', name: 'हिन्दी', path: '/hi', region: 'असम और मेघालय'},
];

/**
 * The languages that Anek Latin cannot print: their script as Unicode names it, its block of code points, and the
 * font with it (`Bangla` for Anek Bangla). Not in the list above, because only the build needs it.
 */
export const scripts: Readonly<Record<string, {script: string; block: string; font: string}>> = {
  as: {script: 'Bengali', block: 'U+980-9FF', font: 'Bangla'},
  hi: {script: 'Devanagari', block: 'U+900-97F', font: 'Devanagari'},
};
