/**
 * What a page may use. tests/typecheck.mjs reads this name and checks every .mdx file against it:
 * the sections' own props are the rules, there is no second list to keep.
 */
declare global {
  type MDXProvidedComponents = typeof import('./sections');
}

export {};
