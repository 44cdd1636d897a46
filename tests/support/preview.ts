import path from 'node:path';

/**
 * The folder of the built preview, which has the handbook with an example of every section. `build/` is the public
 * site. npm runs every script in the project's folder.
 */
export const preview = path.resolve('node_modules/.cache/preview');
