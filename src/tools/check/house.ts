import {contacts} from './house/contacts';
import {days} from './house/days';
import {money} from './house/money';
import {ownNames} from './house/names';
import {signs} from './house/signs';
import type {Slip} from './house/slip';
import {units} from './house/units';
import {wording} from './house/wording';
import {problemAt, textOf} from './place';
import type {Rule} from './problem';
import {passagesOf, withoutAddresses} from './prose';
import type {Passage} from './prose';

/** House style: how prices, days, units, names and signs are written on our pages. */
export const house: Rule = (site) =>
  passagesOf(site).flatMap((passage) => {
    const text = textOf(site, passage.file);
    return slipsOf(passage, site.root).map(({index, ...slip}) =>
      problemAt(passage.file, text, {offset: passage.offset + index, ...slip}),
    );
  });

const known = new WeakMap<Passage, Slip[]>();

/** The slips of a passage in their order. Each word is told of once, by the first style that finds it. */
export function slipsOf(passage: Passage, root: string): Slip[] {
  const remembered = known.get(passage);
  if (remembered) return remembered;
  const text = withoutAddresses(passage.text);
  const slips: Slip[] = [];
  for (const slip of [
    ...[contacts, money, days, units, ownNames].flatMap((style) => style(text, passage)),
    ...wording(text, passage, root),
    ...signs(text, passage),
  ]) {
    if (!slips.some((other) => overlap(slip, other))) slips.push(slip);
  }
  slips.sort((a, b) => a.index - b.index);
  known.set(passage, slips);
  return slips;
}

function overlap(a: Slip, b: Slip): boolean {
  return a.index < b.index + b.length && b.index < a.index + a.length;
}
