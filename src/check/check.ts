import {isPageOrPost, permalinkOf, type Content} from './content';
import {findUnknownWords} from './dictionary';
import {readEntries} from './frontMatter';
import {findNormalised} from './normalise';
import {placeOf, readPage, startOf, type Report} from './page';
import {byPlace, type Problem} from './problem';
import {checkFiles} from './rules/files';
import {checkImageFiles, checkImages} from './rules/images';
import {checkLeftovers} from './rules/leftovers';
import {checkLinks} from './rules/links';
import {checkOutline, findAnchors} from './rules/outline';
import {findRepeated, noteDay} from './rules/posts';
import {findSectionProblems} from './rules/sections';
import {checkWords} from './rules/words';
import {imageFocusFile, imageFocusSchema} from './schemas';
import {dayOf, type Site, type SitePage} from './site';
import {readYaml} from './yaml';

interface Options {
  /** In India: `2025-01-14`. */
  today: string;
  /** The posts that are on the main branch. */
  merged: ReadonlySet<string>;
}

/** Finds everything that a writer should correct, and what is worth a note. */
export async function check(content: Content, {today, merged}: Options): Promise<Problem[]> {
  const read = (file: string) => content.read(file).toString();
  const {entries, problems} = readEntries(read);
  problems.push(...checkFiles(content), ...(await checkImageFiles(content)));
  if (content.files.includes(imageFocusFile)) {
    const focus = readYaml(imageFocusFile, read(imageFocusFile), () => imageFocusSchema);
    problems.push(...focus.problems);
  }

  const refused = new Set(problems.map(({file}) => file));
  const files = content.files.filter(isPageOrPost);
  const sources = files.filter((file) => !refused.has(file));
  const pages = sources.map((file) => readPage(file, read(file), entries));
  // Other pages may link to a page that cannot be read
  const sitePages = new Map<string, SitePage>(files.map((file) => [permalinkOf(file), {day: ''}]));
  for (const page of pages) {
    const {file, data, tree} = page;
    const anchors = new Set(findAnchors(page).map(({id}) => id));
    const isRead = tree.children.length > 0;
    sitePages.set(permalinkOf(file), {day: dayOf(file, data), ...(isRead && {anchors})});
    problems.push(...page.problems, ...findNormalised(file, read(file)));
    problems.push(...noteDay(file, data, today, !merged.has(file)));
  }
  problems.push(...findRepeated(pages));

  const composed = content.files.map((file) => file.normalize('NFC'));
  const site: Site = {files: new Set(composed), pages: sitePages, today};
  const words = pages.flatMap((page) => {
    const {file, text, tree} = page;
    if (tree.children.length === 0) return [];
    const report: Report = (at, problem, fix = '') => {
      const offset = typeof at === 'number' ? at : startOf(at);
      if (problem) problems.push({file, ...placeOf(text, offset), text: problem, fix});
    };
    problems.push(...findSectionProblems(file, tree));
    for (const rule of [checkOutline, checkLeftovers, checkLinks, checkImages]) {
      rule(page, report, site);
    }
    return checkWords(page, report);
  });
  const unknown = await findUnknownWords(words.map(({word}) => word));
  for (const {word, report} of words) if (unknown.has(word)) report(unknown.get(word));
  return problems.sort(byPlace);
}
