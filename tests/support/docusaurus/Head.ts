/** What goes into the document's head is not part of a component's markup. */
export default function Head(): null {
  return null;
}
