import {groupedLinks, isGroup, mainLinks} from '../../../company/navigation';
import {name as brand} from '../../../company/site';
import {createProblem, replace, type Texts} from '../../../validation/problem';
import {isUppercase, toSentenceCase} from '../rules/words';
import {findAll, formRule, visible, type StyleRule} from './styleIssue';

const texts = {
  'placeholder-text': ({text}: {text: string}) => ({
    text: `"${text}" is placeholder text.`,
    fix: 'Write the real text, or delete the sentence.',
  }),
  'word-repeated': ({word}: {word: string}) => ({
    text: `"${word}" is repeated.`,
    fix: 'Delete one of the two.',
    ...replace(`${word} ${word}`, word),
  }),
} satisfies Texts;

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

/** Words that we do not write, and what to write instead: capitals make no difference. */
const words: Readonly<Record<string, string>> = {
  'e-mail': 'email',
  'north-?\\s*east(?!\\s+of)': 'North East',
  // The noun after "driver’s", "commercial", "your" …; the verb keeps its s
  "(?<=(?:driver(?:[’']s|s[’'])?|driving|commercial|valid|(?<!\\p{L})(?:the|an?|my|your|his|her|our|their|no))\\s+)license":
    'licence',
};

/** Words and names with one correct form. */
const terms = formRule({
  code: 'term-form',
  problem: (text) => `"${text}" is not how we write it.`,
  patterns: [
    [
      new RegExp(
        `(?<![\\p{L}\\d])(?:E\\.\\s?V\\.\\s?O\\b\\.?|[Ee][Vv][Oo])(?:${space}(${products.join('|').replaceAll(' ', space)}))?(?![\\p{L}\\d])`,
        'gu',
      ),
      ([, product = '']) =>
        services.find((each) => product && each.endsWith(` ${visible(product)}`)) ?? brand,
    ],
    ...Object.entries(words).map(
      ([word, correct]) =>
        [
          new RegExp(`(?<!\\p{L})${word}(?=s?(?!\\p{L}))`, 'giu'),
          ([text]: RegExpExecArray) => (/^\p{Lu}/u.test(text) ? capitalize(correct) : correct),
        ] as const,
    ),
    [
      new RegExp(`(?<=^\\uFFFC+)(?:${buttonLabels.join('|')})(?=\\uFFFC+$)`, 'giu'),
      ([text]) => buttonLabels.find((label) => label.toLowerCase() === text.toLowerCase()),
    ],
  ],
});

const capitalize = (word: string) => word.replace(/^./u, (letter) => letter.toUpperCase());

/** Words that may be repeated: "the best that that road offers". */
const mayRepeat = new Set(['that', 'had', 'her', 'very', 'bye']);

/** Names, placeholders, repeated words and capitals. */
export const terminology: readonly StyleRule[] = [
  terms,
  (passage) =>
    findAll(
      passage,
      /lorem ipsum[^]*|(?<!\p{L})(?:TODO|TBD|TBC|TBA|FIXME|x{3,}|X{3,})(?!\p{L})|\?{3,}/giu,
      (position, [written]) =>
        createProblem(texts, 'placeholder-text', position, {
          text: visible(written).split(' ').slice(0, 2).join(' '),
        }),
    ),
  (passage) =>
    findAll(
      passage,
      /(?<![\p{L}\d’'-]\u2060*)(\p{L}+)\u2060*\s[\s\u2060]*\1(?!\u2060*[\p{L}\p{M}\d’'-])/giu,
      (position, [written, word = '']) => {
        const isName = /^\p{Lu}/u.test(word) && written.endsWith(word);
        // Assamese and Hindi repeat words on purpose
        const isAllowed = mayRepeat.has(word.toLowerCase()) || !/\p{Script=Latin}/u.test(word);
        return isName || isAllowed
          ? undefined
          : createProblem(texts, 'word-repeated', position, {word});
      },
    ),
  (passage) => {
    // Headings have a rule of their own
    const {source, name, text} = passage;
    if (source === 'heading' || name === 'title' || name === 'asks') return [];
    const isWhole = isUppercase(text.replaceAll('\uFFFC', '')) && /\p{L}\s+\p{L}/u.test(text);
    return (isWhole ? wholeInCapitals : wordsInCapitals)(passage);
  },
];

const capitals = (pattern: RegExp) =>
  formRule({
    code: 'uppercase-text',
    problem: (text) => `"${text}" is in capitals, which are hard to read.`,
    patterns: [[pattern, ([written]) => toSentenceCase(visible(written))]],
  });
const wholeInCapitals = capitals(/\p{L}[^]*/gu);
const wordsInCapitals = capitals(/(?<!\p{L})\p{Lu}{2,}(?:[\s,’-]+\p{Lu}{2,}){2,}(?!\p{L})/gu);
