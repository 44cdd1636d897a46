import {groupedLinks, isGroup, mainLinks} from '../../../company/navigation';
import {name as brand} from '../../../company/site';
import {shown, slipsAt} from './slip';
import type {Style} from './slip';

/** What our services are called, as the menu has them: "Evo Commercial", "EVO Business". */
const services = [
  ...mainLinks,
  ...groupedLinks.flatMap((entry) => (isGroup(entry) ? entry.items : [entry])),
]
  .map(({label}) => label)
  .filter((label) => new RegExp(`^${brand} \\p{Lu}`, 'iu').test(label));

const products = [...new Set(services)].map((service) => service.slice(brand.length + 1));

const brandPattern = new RegExp(
  `(?<![\\p{L}\\d])(?:E\\.\\s?V\\.\\s?O\\b\\.?|[Ee][Vv][Oo])(?:\\s+(${products.join('|')}))?(?![\\p{L}\\d])`,
  'gu',
);

/** How we write our own name, the region's, and a few words of which there are two spellings. */
export const ownNames: Style = (text) => [
  ...slipsAt(text, brandPattern, ([written, product]) => {
    const right = services.find((service) => product && service.endsWith(` ${product}`)) ?? brand;
    if (shown(written) === right) return undefined;
    return {
      wrong: `\`${shown(written)}\` is not how the name is written.`,
      instead: `Write \`${right}\`.`,
    };
  }),
  ...slipsAt(text, /(?<!\p{L})north(?:-|\s+)?east(?!\p{L})(?!\s+of\b)/giu, ([written]) =>
    shown(written) === 'North East'
      ? undefined
      : {
          wrong: `\`${shown(written)}\` is not how the region is written.`,
          instead: 'Write `North East`.',
        },
  ),
  ...slipsAt(
    text,
    /(?<=(?:driver(?:[’']s|s[’'])?|driving|commercial|valid|(?<!\p{L})(?:the|an?|my|your|his|her|our|their|no))\s+)license(?=s?(?!\p{L}))/giu,
    ([written]) => ({
      wrong: `\`${written}\` is the verb: what a driver has is spelt with c.`,
      instead: `Write \`${written.slice(0, 5)}ce\`.`,
    }),
  ),
  ...slipsAt(text, /(?<![\p{L}-])email(?=s?(?!\p{L}))/giu, ([written]) => ({
    severity: 'warning',
    wrong: `\`${written}\` has a hyphen on our pages.`,
    instead: `Write \`${written.charAt(0)}-mail\`.`,
  })),
];
