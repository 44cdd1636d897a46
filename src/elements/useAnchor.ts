import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Registers an id with Docusaurus' broken anchor check, so that links to it are not reported. */
export function useAnchor(id: string | undefined): void {
  useBrokenLinks().collectAnchor(id);
}
