import {formatRupees, rentalKeys, rentals} from '../../../company/fares';
import {list as listed} from '../../../content/messages/message';
import type {Finding} from '../place';
import type {Passage} from '../prose';
import {shown, slipsAt} from './slip';
import type {Style} from './slip';

/** Amounts of money are written ₹1,00,000; the prices of our rentals are not typed at all where `<Price>` can stand. */
export const money: Style = (text, passage) => [
  ...slipsAt(
    text,
    /(?:₹|(?<!\p{L})(?:Rs\.?|INR|rupees?))[\s\u00a0]*(\d(?:[\d,]*\d)?)((?:\.\d+)?)(?:\/-)?/giu,
    ([written, number = '', paise = '']) => wrongAmount(written, number, paise, passage),
  ),
  ...slipsAt(
    text,
    /(?<![₹\d,.])(\d(?:[\d,]*\d)?)((?:\.\d+)?)(?:\s*\/-|\s*(?:Rs\.?|INR|rupees)(?!\p{L}))/giu,
    ([written, number = '', paise = '']) => wrongAmount(written, number, paise, passage),
  ),
  ...slipsAt(text, /(₹\d[\d,]*k?)-(\d[\d,]*k?)/g, ([written, from, to]) => ({
    wrong: `\`${written}\` has a hyphen in it.`,
    instead: `Write \`${from ?? ''}–${to ?? ''}\`.`,
  })),
];

function wrongAmount(
  written: string,
  number: string,
  paise: string,
  passage: Passage,
): Omit<Finding, 'offset'> | undefined {
  const rupees = Number(number.replaceAll(',', ''));
  const right = `${formatRupees(rupees)}${paise}`;
  const typed = typedPrice(rupees, right, passage);
  if (typed) return typed;
  if (written === right) return undefined;
  return {
    wrong: !written.startsWith('₹')
      ? `\`${shown(written)}\` is written with ₹ on our pages.`
      : /^₹[\s\u00a0]/.test(written)
        ? `\`${shown(written)}\` has a space behind the ₹.`
        : number === right.slice(1)
          ? `\`${written}\` ends in signs that a price with ₹ does not need.`
          : `\`${written}\` is not grouped the Indian way.`,
    instead: `Write \`${right}\`.`,
  };
}

/** A price of ours: where it changes, it would stay behind. Posts are of their day, and plain Markdown. */
function typedPrice(
  rupees: number,
  right: string,
  {file, of, name}: Passage,
): Omit<Finding, 'offset'> | undefined {
  const [rental, ...others] = rentalKeys.filter((key) => rentals[key].from === rupees);
  if (rental === undefined || !file.endsWith('.mdx')) return undefined;
  const price = `<Price of="${rental}" />`;
  const isText = of === 'text' || of === 'heading';
  return {
    wrong: `The price ${right} is typed, so it would stay here when the fare changes.`,
    instead: isText
      ? `Write \`${price}\`${others.length > 0 ? `, or the same with ${listed(others).replace(' and ', ' or ')}` : ''}.`
      : `Leave it out of ${name ?? 'here'}, and write \`${price}\` in the text below.`,
  };
}
