/** There is no site search, so no page describes itself to one. */
export default function SearchMetadata(): null {
  return null;
}
