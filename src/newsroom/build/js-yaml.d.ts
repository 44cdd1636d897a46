/** The YAML parser that Docusaurus reads front matter with: it comes without types. */
declare module 'js-yaml' {
  /** @throws where the source is no YAML, or more than one document */
  export function load(source: string): unknown;
}
