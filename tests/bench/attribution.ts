/** Which source each byte of a script comes from, told by its source map. */
import {SourceMap, type SourceMapPayload} from 'node:module';

/** What no source stands for: the bundler's own lines around modules. */
export const bundlersOwn = 'bundler';

/** The text that each source has become, by its path as the map names it. */
export function textBySource(code: string, map: SourceMapPayload): Map<string, string> {
  const sourceMap = new SourceMap(map);
  const texts = new Map<string, string>();
  code.split('\n').forEach((line, row) => {
    let from = 0;
    let current = sourceAt(sourceMap, row, 0);
    for (let column = 1; column <= line.length; column += 1) {
      const source = column === line.length ? undefined : sourceAt(sourceMap, row, column);
      if (source === current) continue;
      const name = current ?? bundlersOwn;
      texts.set(name, (texts.get(name) ?? '') + line.slice(from, column));
      from = column;
      current = source;
    }
  });
  return texts;
}

function sourceAt(map: SourceMap, row: number, column: number): string | undefined {
  const entry = map.findEntry(row, column);
  return 'originalSource' in entry && entry.generatedLine === row
    ? entry.originalSource
    : undefined;
}

/** The package, section or folder that a source belongs to, as people speak of it. */
export function ownerOf(source: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  if (path === bundlersOwn || /^webpack\/|^rspack\//.test(path)) return bundlersOwn;
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackage) return inPackage;
  const own = /(?:^|\/)(src\/(?:[^/]+)(?:\/[^/]+)?|pages|news|\.docusaurus)(?:\/|$)/.exec(
    path,
  )?.[1];
  return own?.replace(/\.[jt]sx?$/, '') ?? path;
}
