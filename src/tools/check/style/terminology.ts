import {groupedLinks, isGroup, mainLinks} from '../../../company/navigation';
import {name as brand} from '../../../company/site';
import {createProblem} from '../../../content/problem';
import {isUppercase, toSentenceCase} from '../rules/words';
import {findAll, visible} from './styleIssue';
import type {StyleIssue, StyleRule} from './styleIssue';

/** The names of our services in the menu: "Evo Commercial", "EVO Business". */
const services = [
  ...mainLinks,
  ...groupedLinks.flatMap((link) => (isGroup(link) ? link.items : link)),
]
  .map(({label}) => label)
  .filter((label) => new RegExp(`^${brand} \\p{Lu}`, 'iu').test(label));
const products = [...new Set(services.map((service) => service.slice(brand.length + 1)))];

/** Words and names with one correct form. */
const terms: readonly [pattern: RegExp, correct: (match: RegExpExecArray) => string][] = [
  [
    new RegExp(
      `(?<![\\p{L}\\d])(?:E\\.\\s?V\\.\\s?O\\b\\.?|[Ee][Vv][Oo])(?:\\s+(${products.join('|')}))?(?![\\p{L}\\d])`,
      'gu',
    ),
    ([, product]) => services.find((each) => product && each.endsWith(` ${product}`)) ?? brand,
  ],
  [/(?<!\p{L})north(?:-|\s+)?east(?!\p{L})(?!\s+of\b)/giu, () => 'North East'],
  [
    // The noun after "driver’s", "commercial", "your" …; the verb keeps its s
    /(?<=(?:driver(?:[’']s|s[’'])?|driving|commercial|valid|(?<!\p{L})(?:the|an?|my|your|his|her|our|their|no))\s+)license(?=s?(?!\p{L}))/giu,
    ([text]) => `${text.slice(0, -2)}ce`,
  ],
];

/** Words that may be repeated: "the best that that road offers". */
const mayRepeat = new Set(['that', 'had', 'her', 'very', 'bye']);

/** Names, placeholders, repeated words and capitals. */
export const terminology: StyleRule = (passage, siteDir) => {
  const {text} = passage;
  const forms = terms.flatMap(([pattern, correct]) =>
    findAll(passage, pattern, (position, match) => {
      const right = correct(match);
      const written = visible(match[0]);
      return written === right
        ? undefined
        : createProblem('term-form', position, {text: written, correct: right});
    }),
  );
  return [
    ...forms,
    ...findAll(passage, /(?<![\p{L}-])(e)mail(?=s?(?!\p{L}))/giu, (position, [written, e = 'e']) =>
      createProblem('email-hyphen', position, {text: written, correct: `${e}-mail`}),
    ),
    ...findAll(
      passage,
      /lorem ipsum[^]*|(?<!\p{L})(?:TODO|TBD|TBC|TBA|FIXME|x{3,}|X{3,})(?!\p{L})|\?{3,}/giu,
      (position, [written]) =>
        createProblem('placeholder-text', position, {
          text: visible(written).split(' ').slice(0, 2).join(' '),
        }),
    ),
    ...findAll(
      passage,
      /(?<![\p{L}\d’'-]\u2060*)(\p{L}+)\u2060*\s[\s\u2060]*\1(?!\u2060*[\p{L}\p{M}\d’'-])/giu,
      (position, [written, word = '']) => {
        const isName = /^\p{Lu}/u.test(word) && written.endsWith(word);
        // Assamese and Hindi repeat words on purpose
        if (mayRepeat.has(word.toLowerCase()) || isName || !/\p{Script=Latin}/u.test(word)) {
          return undefined;
        }
        return createProblem('word-repeated', position, {word});
      },
    ),
    ...findUppercase(text),
  ];

  function findUppercase(words: string): StyleIssue[] {
    // Headings have a rule of their own
    const isTitle = passage.name === 'title' || passage.name === 'asks';
    if (passage.source === 'heading' || isTitle) return [];
    const isWhole = isUppercase(words.replaceAll('\uFFFC', '')) && /\p{L}\s+\p{L}/u.test(words);
    const pattern = isWhole
      ? /\p{L}[^]*/gu
      : /(?<!\p{L})\p{Lu}{2,}(?:[\s,’-]+\p{Lu}{2,}){2,}(?!\p{L})/gu;
    return findAll(passage, pattern, (position, [written]) => {
      const capitals = visible(written);
      const correct = toSentenceCase(capitals, siteDir);
      return createProblem('uppercase-text', position, {text: capitals, correct});
    });
  }
};
