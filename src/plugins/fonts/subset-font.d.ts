/** The package brings no types; this is the part of it that is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    /** Axis tag → the part of the axis that is kept. */
    variationAxes?: Readonly<Record<string, {min: number; max: number}>>;
    /** The OpenType features that stay; all others go. */
    keepFeatures?: readonly string[];
    /** Keeps every glyph, instead of those of a text. */
    keepAllGlyphs?: boolean;
  }
  function subsetFont(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>;
  export = subsetFont;
}
