import {createRequire} from 'node:module';

type Sharp = typeof import('sharp').default;

/**
 * The picture library, loaded when the first picture needs it. By `require`: an `import()` in a file that the
 * configuration loads gets a module inside a module.
 */
export function loadSharp(): Sharp {
  const module = createRequire(import.meta.url)('sharp') as Sharp | {default: Sharp};
  return typeof module === 'function' ? module : module.default;
}
