import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** The handbook's order. The handbook itself comes with its own pages; until then there is nothing to order. */
const sidebars: SidebarsConfig = {};

export default sidebars;
