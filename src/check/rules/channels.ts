import {visit} from 'unist-util-visit';
import {links, stores} from '../../company/contact';
import {isJsx, namedAttributes} from '../jsx';
import type {Page} from '../page';
import {createReport, type Problem} from '../problem';

/** Words that promise a channel, in each language of the site, where EVO does not have it. */
const missing: readonly (readonly [words: RegExp, name: string])[] = [
  ...(stores.length > 0 ? [] : ([[/\bapp\b|Android|\biOS\b|ऐप|এপ/i, 'app']] as const)),
  ...(links.whatsapp ? [] : ([[/WhatsApp/, 'WhatsApp number']] as const)),
];

/** Notes words that promise what src/company/data/contact.json does not have. */
export function noteChannels({file, text, tree}: Page, absent = missing): Problem[] {
  const {problems, report} = createReport(file, text);
  visit(tree, (node) => {
    const props = isJsx(node) ? namedAttributes(node).map(({value}) => value) : [];
    const texts = node.type === 'text' ? [node.value] : props;
    const words = texts.filter((each) => typeof each === 'string').join(' ');
    for (const [promise, name] of absent) {
      const [found] = promise.exec(words) ?? [];
      if (found) report(node, `“${found}”: there is no ${name}.`, 'Write what visitors can use.');
    }
  });
  return problems.map((problem) => ({...problem, isNote: true}));
}
