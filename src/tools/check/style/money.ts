import {formatRupees, rentalKeys, rentals} from '../../../company/fares';
import {createProblem, type Texts} from '../../../validation/problem';
import {isMdxText} from '../prose';
import {findAll, formRule, type StyleRule} from './styleIssue';
import {list} from '../../../validation/words';

const texts = {
  'price-typed': (params: {
    price: string;
    rentals: readonly string[];
    place?: string | undefined;
  }) => {
    const tags = params.rentals.map((rental) => `<Price of="${rental}" />`);
    return {
      text: `The price ${params.price} is typed here and would not change with the fare.`,
      fix: params.place
        ? `Delete it from ${params.place}, and write ${list(tags, 'or')} in the text below.`
        : `Write ${list(tags, 'or')}.`,
    };
  },
} satisfies Texts;

/** ₹ 1500, Rs. 1500/-, INR 1,500.50; and 1500 rupees, 1500/- */
const amounts = [
  /(?:₹|(?<!\p{L})(?:Rs\.?|INR|rupees?))[\s\u00a0]*(\d(?:[\d,]*\d)?)((?:\.\d+)?)(?:\/-)?/giu,
  /(?<![₹\d,.])(\d(?:[\d,]*\d)?)((?:\.\d+)?)(?:\s*\/-|\s*(?:Rs\.?|INR|rupees)(?!\p{L}))/giu,
];

/** Amounts are written ₹1,00,000. Pages never contain the prices of our rentals: `<Price>` does. */
export const money: readonly StyleRule[] = [
  (passage) =>
    // Posts show their date, and cannot contain components
    (passage.file.endsWith('.mdx') ? amounts : []).flatMap((pattern) =>
      findAll(passage, pattern, (position, match) => {
        const same = rentalKeys.filter((key) => rentals[key].from === rupeesOf(match));
        if (same.length === 0) return undefined;
        const price = correctAmount(match);
        const place = isMdxText(passage) ? undefined : (passage.name ?? 'this text');
        return createProblem(texts, 'price-typed', position, {price, rentals: same, place});
      }),
    ),
  formRule({
    code: 'money-form',
    problem: (text) => `"${text}" is not how we write amounts.`,
    patterns: [
      ...amounts.map((pattern) => [pattern, correctAmount] as const),
      [/₹\d[\d,]*k?-\d[\d,]*k?/g, ([text]) => text.replace('-', '–')],
    ],
  }),
];

function rupeesOf([, number = '']: RegExpExecArray): number {
  return Number(number.replaceAll(',', ''));
}

function correctAmount(match: RegExpExecArray): string {
  return `${formatRupees(rupeesOf(match))}${match[2] ?? ''}`;
}
