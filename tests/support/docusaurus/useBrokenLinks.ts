import type {BrokenLinks} from '@docusaurus/useBrokenLinks';

export default function useBrokenLinks(): BrokenLinks {
  return {collectLink() {}, collectAnchor() {}};
}
