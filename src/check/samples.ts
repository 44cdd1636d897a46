import {visit} from 'unist-util-visit';
import type {ProjectFiles} from './content';
import {checkCompany, placeholder} from './facts';
import {attributeOf, isJsx} from './jsx';
import {readPages, sourceOf, type Page} from './page';
import {createReport, type Problem} from './problem';

/** Everything in src/company, pages and news that is not real yet. */
export function listSamples(project: ProjectFiles, pages = readPages(project)): Problem[] {
  return [...checkCompany(project).samples, ...pages.flatMap(listSamplesOf)];
}

function listSamplesOf({file, text, data, offsetOf, tree}: Page): Problem[] {
  const {problems, report} = createReport(file, text);
  if (data['sample'] === true) {
    const fix =
      'Confirm each sentence, and switch “Sample” off in the editor (delete this line here).';
    report(offsetOf(['sample']), 'The whole text is a sample.', fix);
    return problems;
  }
  let unmarked = text;
  visit(tree, (node) => {
    if (!isJsx(node) || (node.name !== 'Sample' && !attributeOf(node, 'sample'))) return;
    const mark = node.name === 'Sample' ? '<Sample> and </Sample>' : 'the word `sample`';
    const fix = `Confirm it or write a real one, and delete ${mark}.`;
    report(node, `<${node.name}> is a sample.`, fix);
    // As long as before, so that offsets stay the same
    const source = sourceOf({text}, node);
    unmarked = unmarked.replace(source, ' '.repeat(source.length));
  });
  const [value] = placeholder.exec(unmarked) ?? [];
  if (value) report(unmarked.indexOf(value), `${value} is a placeholder.`, 'Write the real one.');
  return problems;
}
