import {existsSync} from 'node:fs';
import path from 'node:path';

import {build} from './site';

/** Stops before the first test where there is nothing to test. */
export default function setup(): void {
  if (!existsSync(path.join(build, 'index.html'))) throw new Error('Run npm run build first.');
}
