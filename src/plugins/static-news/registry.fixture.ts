const line = (chunk: string, module: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

/** A registry as Docusaurus writes it, for tests: modules by their chunks. */
export const registryWith = (modules: Record<string, string>): string => `export default {
${Object.entries(modules)
  .map(([chunk, module]) => line(chunk, module))
  .join('\n')}};
`;
