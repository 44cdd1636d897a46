import {formatRupees, rentalKeys, rentals} from '../../../company/fares';
import {createProblem} from '../../../content/problem';
import type {Position, Problem} from '../../../content/problem';
import {isMdxText} from '../prose';
import type {Passage} from '../prose';
import {findAll, visible} from './styleIssue';
import type {StyleRule} from './styleIssue';

/** ₹ 1500, Rs. 1500/-, INR 1,500.50; and 1500 rupees, 1500/- */
const amounts = [
  /(?:₹|(?<!\p{L})(?:Rs\.?|INR|rupees?))[\s\u00a0]*(\d(?:[\d,]*\d)?)((?:\.\d+)?)(?:\/-)?/giu,
  /(?<![₹\d,.])(\d(?:[\d,]*\d)?)((?:\.\d+)?)(?:\s*\/-|\s*(?:Rs\.?|INR|rupees)(?!\p{L}))/giu,
];

/** Amounts are written ₹1,00,000. Pages never contain the prices of our rentals: `<Price>` does. */
export const money: StyleRule = (passage) => [
  ...amounts.flatMap((pattern) =>
    findAll(passage, pattern, (position, [text, number = '', paise = '']) =>
      checkAmount(passage, position, text, Number(number.replaceAll(',', '')), paise),
    ),
  ),
  ...findAll(passage, /₹\d[\d,]*k?-\d[\d,]*k?/g, (position, [text]) =>
    createProblem('money-form', position, {text, correct: text.replace('-', '–')}),
  ),
];

function checkAmount(
  passage: Passage,
  position: Position,
  text: string,
  rupees: number,
  paise: string,
): Problem | undefined {
  const correct = `${formatRupees(rupees)}${paise}`;
  const sameFares = rentalKeys.filter((key) => rentals[key].from === rupees);
  // Posts show their date, and cannot contain components
  if (sameFares.length > 0 && passage.file.endsWith('.mdx')) {
    const place = isMdxText(passage) ? undefined : (passage.name ?? 'this text');
    return createProblem('price-typed', position, {price: correct, rentals: sameFares, place});
  }
  return text === correct
    ? undefined
    : createProblem('money-form', position, {text: visible(text), correct});
}
