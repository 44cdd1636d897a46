/** Renders nothing: the site has no Algolia search that needs these tags. */
export default function SearchMetadata(): null {
  return null;
}
