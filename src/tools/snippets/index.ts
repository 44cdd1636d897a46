/**
 * Writes the editor's snippets: `npm run snippets`. They come from the components' types and comments, so this is
 * run after one of those has changed; a test says so.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {snippetsFile, snippetsText} from './snippets';

const root = fileURLToPath(new URL('../../..', import.meta.url));
writeFileSync(path.join(root, snippetsFile), snippetsText(root));
console.log(`${snippetsFile} is written.`);
