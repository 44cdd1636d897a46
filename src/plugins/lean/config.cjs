// @ts-check
/* A loader has to be a file that Node reads by itself: hence no TypeScript. */

/** What components in the browser may ask of the site's configuration. Everything else is the build's business. */
const kept = [
  'title',
  'titleDelimiter',
  'tagline',
  'url',
  'baseUrl',
  'trailingSlash',
  'noIndex',
  'baseUrlIssueBanner',
  'i18n',
  'future',
  'customFields',
  'themeConfig',
];

/**
 * The generated configuration, with the part alone that browsers need.
 * @param {string} source
 * @returns {string}
 */
module.exports = function lean(source) {
  const [, json] = /export default (\{.*\});?\s*$/s.exec(source) ?? [];
  if (!json) {
    throw new Error(
      'Docusaurus writes its configuration for the browser in another form than src/plugins/lean/config.cjs knows.\n→ Compare .docusaurus/docusaurus.config.mjs with what the loader reads.',
    );
  }
  const config = JSON.parse(json);
  const lean = Object.fromEntries(Object.entries(config).filter(([key]) => kept.includes(key)));
  if (lean.themeConfig) delete lean.themeConfig.prism; // no page shows code
  return `export default ${JSON.stringify(lean)};`;
};
