/** src/plugins/sprites writes it. */
declare module '@generated/evo-sprites/default/logos.json' {
  const logos: {
    /** The URL of the sprite with a symbol for each logo. */
    url: string;
    /** The width of each logo at a height of 44. */
    widths: Readonly<Record<string, number>>;
  };
  export default logos;
}
