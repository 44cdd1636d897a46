import {globSync} from 'tinyglobby';

/** Every file below a folder, with forward slashes. */
export function filesIn(folder: string): string[] {
  return globSync('**/*', {cwd: folder, dot: true});
}
