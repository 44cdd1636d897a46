/** The package brings no types; this is the part of it that is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'truetype';
    /** Axis tag → the part of the axis that is kept, or the one value. */
    variationAxes?: Readonly<Record<string, {min: number; max: number} | number>>;
    /** The OpenType features that stay; all others go. */
    keepFeatures?: readonly string[];
  }
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  export = subsetFont;
}
