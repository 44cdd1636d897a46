/** In place of Docusaurus' own fetching of what visible links lead to: nothing. */
export default function prefetch(): Promise<void> {
  return Promise.resolve();
}
