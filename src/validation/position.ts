import path from 'node:path';
import type {Position as NodePosition} from 'unist';
import type {Position} from './problem';

/**
 * The position of a node for a problem; the start of the file where the node has none.
 *
 * @param filePath - absolute
 */
export function positionIn(
  siteDir: string,
  filePath: string,
  position: NodePosition | undefined,
): Position {
  return {
    file: path.relative(siteDir, filePath).split(path.sep).join('/'),
    line: position?.start.line ?? 1,
    column: position?.start.column ?? 1,
  };
}
