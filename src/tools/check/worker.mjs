/** The beginning of a thread: what reads TypeScript has to be told anew in each. The rest is thread.ts. */
import {register as registerCommonJs} from 'tsx/cjs/api';
import {register} from 'tsx/esm/api';

registerCommonJs();
register();
await import('./thread.ts');
