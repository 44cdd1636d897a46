import {messageOf, type Problem} from '../../../validation/problem';
import {findRepeated} from '../../../validation/repeated';
import {pageFiles} from '../../../validation/files';
import {validatePage} from '../../../validation/validatePage';
import {checkNews} from '../../../newsroom/build/checkPosts';
import type {ContentFiles, Rule} from '../content';
import {houseStyle} from '../style/houseStyle';
import {anchors} from './anchors';
import {cards} from './cards';
import {fileNames} from './fileNames';
import {headings} from './headings';
import {imageFiles} from './imageFiles';
import {imageFocus} from './imageFocus';
import {images} from './images';
import {findInvisible} from './invisible';
import {links} from './links';
import {lists} from './lists';
import {markup} from './markup';
import {findUnreadable} from './parseErrors';
import {placement} from './placement';
import {props} from './props';
import {findRefused} from './refused';
import {sampleWords} from './sampleWords';
import {spelling} from './spelling';
import {unintended} from './unintended';

/** Everything that `npm run check` looks for. */
const rules: readonly Rule[] = [
  markup,
  unintended,
  lists,
  placement,
  anchors,
  props,
  checkNews,
  (content) => pageFiles(content).flatMap((file) => validatePage(file, content.read(file))),
  (content) => findRepeated(content, 'description'),
  fileNames,
  links,
  images,
  imageFiles,
  imageFocus,
  cards,
  headings,
  houseStyle,
  spelling,
  sampleWords,
];

/** Runs every rule: errors first, then warnings, each by file, line and column. */
export async function checkContent(content: ContentFiles): Promise<Problem[]> {
  const refused = await findRefused(content);
  const refusedFiles = new Set(refused.map(({file}) => file));
  // They exist, so that links to them are right; what is in them is not read
  const read = (file: string) => (refusedFiles.has(file) ? '' : content.read(file));
  const accepted = {...content, read};
  const invisible = await findInvisible(accepted);
  const unreadable = findUnreadable(accepted).filter(
    ({file}) => !refusedFiles.has(file) && invisible.every((problem) => problem.file !== file),
  );
  const found = (await Promise.all(rules.map(async (rule) => rule(accepted)))).flat();
  // What else is wrong with an unreadable file, or beside an invisible character, may follow from that
  const files = new Set([...refused, ...unreadable].map(({file}) => file));
  const lines = new Set(invisible.map(({file, line}) => `${file}:${line}`));
  const isRelevant = ({file, line}: Problem) => !files.has(file) && !lines.has(`${file}:${line}`);
  return [...refused, ...invisible, ...unreadable, ...found.filter(isRelevant)].sort(byPosition);
}

export const isWarning = (problem: Problem): boolean => messageOf(problem).severity === 'warning';

function byPosition(a: Problem, b: Problem): number {
  if (isWarning(a) !== isWarning(b)) return isWarning(a) ? 1 : -1;
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
