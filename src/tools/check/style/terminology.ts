import {groupedLinks, isGroup, mainLinks} from '../../../company/navigation';
import {name as brand} from '../../../company/site';
import {createProblem} from '../../../validation/problem';
import {isUppercase, toSentenceCase} from '../rules/words';
import {findAll, formRule, visible} from './styleIssue';
import type {StyleRule} from './styleIssue';

/** The names of our services in the menu: "Evo Commercial", "EVO Business". */
const services = [
  ...mainLinks,
  ...groupedLinks.flatMap((link) => (isGroup(link) ? link.items : link)),
]
  .map(({label}) => label)
  .filter((label) => new RegExp(`^${brand} \\p{Lu}`, 'iu').test(label));
const products = [...new Set(services.map((service) => service.slice(brand.length + 1)))];
// A no-break space is followed by the hidden rest of its entity
const space = '\\s[\\s\\u2060]*';

/** Labels of buttons, which are the only words between two tags. */
// prettier-ignore
const buttonLabels = [
  'Apply Now', 'Become a Partner', 'Book Now', 'Contact Support', 'Contact Us', 'Download App', 'Explore Solutions',
  'Get Started', 'Join as Driver', 'Learn More', 'Rent Now', 'View All Vehicles',
];

/** Words and names with one correct form. */
const terms = formRule([
  [
    'term-form',
    new RegExp(
      `(?<![\\p{L}\\d])(?:E\\.\\s?V\\.\\s?O\\b\\.?|[Ee][Vv][Oo])(?:${space}(${products.join('|').replaceAll(' ', space)}))?(?![\\p{L}\\d])`,
      'gu',
    ),
    ([, product = '']) =>
      services.find((each) => product && each.endsWith(` ${visible(product)}`)) ?? brand,
  ],
  ['term-form', /(?<!\p{L})north(?:-|\s+)?east(?!\p{L})(?!\s+of\b)/giu, () => 'North East'],
  [
    'term-form',
    // The noun after "driver’s", "commercial", "your" …; the verb keeps its s
    /(?<=(?:driver(?:[’']s|s[’'])?|driving|commercial|valid|(?<!\p{L})(?:the|an?|my|your|his|her|our|their|no))\s+)license(?=s?(?!\p{L}))/giu,
    ([text]) => `${text.slice(0, -2)}ce`,
  ],
  ['term-form', /(?<!\p{L})e-mail/giu, ([text]) => text.replace('-', '')],
  [
    'term-form',
    new RegExp(`(?<=^\\uFFFC+)(?:${buttonLabels.join('|')})(?=\\uFFFC+$)`, 'giu'),
    ([text]) => buttonLabels.find((label) => label.toLowerCase() === text.toLowerCase()) ?? text,
  ],
]);

/** Words that may be repeated: "the best that that road offers". */
const mayRepeat = new Set(['that', 'had', 'her', 'very', 'bye']);

/** Names, placeholders, repeated words and capitals. */
export const terminology: StyleRule = (passage) => [
  ...terms(passage),
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
  ...uppercase(passage),
];

/** Text in capitals. Headings have a rule of their own. */
const uppercase: StyleRule = (passage) => {
  const {source, name, text} = passage;
  if (source === 'heading' || name === 'title' || name === 'asks') return [];
  const isWhole = isUppercase(text.replaceAll('\uFFFC', '')) && /\p{L}\s+\p{L}/u.test(text);
  const pattern = isWhole
    ? /\p{L}[^]*/gu
    : /(?<!\p{L})\p{Lu}{2,}(?:[\s,’-]+\p{Lu}{2,}){2,}(?!\p{L})/gu;
  return formRule([['uppercase-text', pattern, ([written]) => toSentenceCase(visible(written))]])(
    passage,
  );
};
