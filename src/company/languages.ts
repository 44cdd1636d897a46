/** A language that the site has a page in. */
export interface Language {
  /** Its tag in `lang` and `hreflang`. */
  code: string;
  /** Its own name, in its own script. */
  name: string;
  /** The page with the essentials. */
  path: string;
  /** “Assam and Meghalaya” in it. */
  region?: string;
}

/** English, which every other page is in, comes first. */
export const languages: readonly [Language, ...Language[]] = [
  {code: 'en-IN', name: 'English', path: '/'},
  {code: 'as', name: 'অসমীয়া', path: '/as', region: 'অসম আৰু মেঘালয়'},
  {code: 'hi', name: 'हिन्दी', path: '/hi', region: 'असम और मेघालय'},
];
