/** Renders nothing: only DocSearch, which this site does not use, reads the theme's tags. */
export default function SearchMetadata(): null {
  return null;
}
