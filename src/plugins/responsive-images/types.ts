/**
 * What a page knows of a picture. One small JSON file a picture, imported by the pages that show it: it travels
 * with them, not with the site.
 */
export interface PictureData {
  /**
   * With `widths`: the address without width and ending, `/pictures/rental-airport.3fa2c1d0`, to which `-800.avif` is
   * added. Without (the development server): the original's address.
   */
  src: string;
  /** The original's size in CSS pixels. */
  width: number;
  height: number;
  /** The dominant colour, `#rrggbb`, shown until the picture is there. */
  color?: string;
  /** Widths in pixels that exist as AVIF and WebP, ascending. */
  widths?: number[];
  /** The width that exists as JPEG, for browsers that know neither. */
  fallback?: number;
  /** True for a page's first picture: it is fetched at once. */
  first?: boolean;
}

/** A picture as a writer names it, or as the build hands it to a component. */
export type PictureSource = `/img/${string}` | PictureData;
