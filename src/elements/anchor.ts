import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the build that an address exists on this page, so that links to it are not reported as broken. */
export function useAnchor(id: string | undefined): void {
  useBrokenLinks().collectAnchor(id);
}
