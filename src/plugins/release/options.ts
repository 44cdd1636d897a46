import type {DocusaurusConfig} from '@docusaurus/types';

/** Options of the preset that have no effect on this site, and what to write instead. */
const hiddenOptions = {
  gtag: 'services in src/company/data/site.json',
  googleTagManager: 'services in src/company/data/site.json',
  announcementBar: 'notice in src/company/data/site.json',
};

/** @throws where the configuration has an option that would do nothing without a word */
export function refuseHiddenOptions({presets, themeConfig}: DocusaurusConfig): void {
  const options = presets.map((preset) => (Array.isArray(preset) ? preset[1] : {}));
  const written = Object.keys(Object.assign({}, themeConfig, ...options) as object);
  for (const [option, fix] of Object.entries(hiddenOptions)) {
    if (!written.includes(option)) continue;
    throw new Error(`docusaurus.config.ts: \`${option}\` does nothing here.\n→ Write ${fix}.`);
  }
}
