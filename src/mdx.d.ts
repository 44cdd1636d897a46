import type * as handbook from './handbook/components';
import type {Components} from './sections/contract';

/**
 * The components that .mdx files may use, for the type checker. One type serves all .mdx files, so it includes the
 * handbook's components; in `pages/` the build rejects those (src/plugins/mdx-auto-import).
 */
declare global {
  type MDXProvidedComponents = Components & typeof handbook;
}
