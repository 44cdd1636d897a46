import {useCallback} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {searchIndexPath} from '@site/src/company/site';
import type {SearchDocument} from '@site/src/plugins/search-index/documents';
import type {Engine} from './engine';

let engine: Promise<Engine> | undefined;

/**
 * Returns a function that loads the search engine and its index, once per visit and only when it is called. After a
 * failure the next call tries again.
 */
export function useEngine(): () => Promise<Engine> {
  const url = useBaseUrl(searchIndexPath);
  return useCallback(() => {
    engine ??= load(url).catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  }, [url]);
}

async function load(url: string): Promise<Engine> {
  const [{createEngine}, response] = await Promise.all([import('./engine'), fetch(url)]);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return createEngine((await response.json()) as SearchDocument[]);
}
