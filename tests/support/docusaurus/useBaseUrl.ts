import type {BaseUrlUtils} from '@docusaurus/useBaseUrl';

/** The site stands at the root of its host, so that a path is an address already. */
export default function useBaseUrl(path = ''): string {
  return path;
}

export function useBaseUrlUtils(): BaseUrlUtils {
  return {withBaseUrl: (url) => url};
}
