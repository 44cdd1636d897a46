/**
 * What a page knows of an image: one small JSON file per image, imported by the pages that show it, so that it is
 * loaded with them and not with the whole site.
 */
export interface ResponsiveImage {
  /**
   * With `widths`: the URL without width and extension, `/pictures/rental-airport.3fa2c1d0`; components append
   * `-780.avif`. Without (development server): the URL of the original.
   */
  src: string;
  /** Size of the original in CSS pixels. */
  width: number;
  height: number;
  /** Widths in pixels that exist as AVIF, ascending. */
  widths?: number[];
  /** The width that exists as JPEG, for browsers without it. */
  fallback?: number;
  /** Whether it is a drawing, a PNG file. */
  flat?: boolean;
  /** The point that crops keep in view, in percent from the left and from the top. */
  focus?: readonly [left: number, top: number];
  /** The same scene after dark, for the dark theme: `car.dusk.jpg` beside `car.jpg`. */
  dusk?: ResponsiveImage;
  /** Whether it is the first image near the top of a page, which loads eagerly. */
  eager?: boolean;
}

/** An image as a writer names it, or as the build passes it to a component. */
export type ImageSource = `/img/${string}` | ResponsiveImage;
