/**
 * What a page may use. src/tools/check/typecheck.ts reads this name and checks every .mdx file against it:
 * the sections' own props are the rules, there is no second list to keep. The handbook's own names are in it too,
 * because there is one type for all .mdx files; in `pages/` the build refuses them (src/plugins/vocabulary).
 */
declare global {
  type MDXProvidedComponents = typeof import('./sections') & typeof import('./handbook/components');
}

export {};
