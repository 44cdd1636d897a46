import {readFileSync} from 'node:fs';

/** The path of a route in `routesChunkNames.json`, where its key also has a hyphen and a hash. */
export const routeOf = (key: string) => key.replace(/-[^-]*$/, '');

/** The names of all chunks of some routes, which are nested by property. */
export function chunksOf(chunkNames: unknown): string[] {
  if (typeof chunkNames === 'string') return [chunkNames];
  return Object.values(chunkNames as object).flatMap(chunksOf);
}

/** The routes of `routesChunkNames.json`, which Docusaurus generates, with the chunks that each loads. */
export function readRouteChunks(file: string): {route: string; chunks: string[]}[] {
  const chunkNames = JSON.parse(readFileSync(file, 'utf8')) as Record<string, object>;
  return Object.entries(chunkNames).map(([key, names]) => ({
    route: routeOf(key),
    chunks: chunksOf(names),
  }));
}
