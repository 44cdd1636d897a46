import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Morphs the card that a visitor clicks into its counterpart on the next page (./client.ts). */
export default function viewTransitions(): Plugin {
  return {
    name: 'evo-view-transitions',
    getClientModules: () => [path.join(__dirname, 'client.ts'), path.join(__dirname, 'styles.css')],
  };
}
