import {permalinkOf, type ProjectFiles} from './content';
import {loadDictionary} from './dictionary';
import {readTagsAndAuthors} from './frontMatter';
import {frontMatterPattern} from './normalise';
import {readPages, type CheckContext} from './page';
import {byPosition, createReport, type Problem} from './problem';
import {checkBrand} from './rules/brand';
import {noteChannels} from './rules/channels';
import {checkDefinitions} from './rules/definitions';
import {checkFiles, findConflicts, noteLostAddresses} from './rules/files';
import {checkImageFiles, checkImages, focusFile, readFocus} from './rules/images';
import {checkLeftovers} from './rules/leftovers';
import {checkCompanyLinks, checkLinks} from './rules/links';
import {checkOutline, findAnchors} from './rules/outline';
import {notePost} from './rules/posts';
import {checkSections} from './rules/sections';
import {checkWords} from './rules/words';

const rules = [
  checkSections,
  checkOutline,
  checkLeftovers,
  checkLinks,
  checkImages,
  checkWords,
  notePost,
  noteChannels,
];

/** Finds everything that a writer should correct, and what is worth a note. */
export async function check(
  project: ProjectFiles,
  known: Pick<CheckContext, 'today' | 'merged'>,
  pages = readPages(project),
): Promise<Problem[]> {
  const read = (file: string) => project.read(file).toString();
  const context: CheckContext = {
    ...known,
    files: new Set(project.files.map((file) => file.normalize('NFC'))),
    anchors: new Map(pages.map((page) => [permalinkOf(page.file), findAnchors(page)])),
    pages,
    dictionary: await loadDictionary(),
  };
  const problems = [
    ...readTagsAndAuthors(read).problems,
    ...checkDefinitions(),
    ...checkBrand(project),
    ...checkFiles(project),
    ...noteLostAddresses(project.files, context.merged),
    ...(await checkImageFiles(project)),
    ...checkCompanyLinks(read, context),
    ...readFocus(read(focusFile), context.files).problems,
  ];
  for (const page of pages) {
    // A merge conflict is a problem of the file, and makes others of both versions
    if (findConflicts(read(page.file)).length > 0) continue;
    const {problems: found, report} = createReport(page.file, page.text);
    // Without front matter, its keys are in the text
    const isReadable = page.tree.children.length > 0 && frontMatterPattern.test(page.text);
    if (isReadable) for (const rule of rules) rule(page, report, context);
    problems.push(...page.problems, ...found);
  }
  return problems.sort(byPosition);
}
